# Perl's URI. It takes any text, and has a host only where the scheme is one that it knows to have one.
use strict;
use warnings;
use JSON::PP;
use URI;

$| = 1;
my $json = JSON::PP->new->ascii->canonical->allow_nonref;

sub call { my ($uri, $method) = @_; return $uri->can($method) ? $uri->$method : undef }

sub answer {
    my ($text) = @_;
    my $uri = eval { URI->new($text) };
    return { ok => JSON::PP::false } unless defined $uri;
    my %components = (
        scheme   => scalar $uri->scheme,
        userinfo => scalar call($uri, 'userinfo'),
        host     => scalar call($uri, 'host'),
        port     => scalar call($uri, '_port'),
        path     => scalar($uri->can('path') ? $uri->path : $uri->opaque),
        query    => scalar call($uri, 'query'),
        fragment => scalar $uri->fragment,
    );
    return { ok => JSON::PP::true, map { defined $components{$_} ? ($_ => "$components{$_}") : () } keys %components };
}

print $json->encode({
    protocol => 1,
    name     => 'Perl URI',
    version  => "$URI::VERSION",
    cannot   => ['empty host'],
    changes  => ['case', 'decode', 'encode', 'host', 'brackets'],
}), "\n";
while (my $line = <STDIN>) {
    my $text = eval { $json->decode($line) };
    my $answer = defined $text ? answer($text) : { error => 'UTF-8 has no lone surrogates' };
    print $json->encode($answer), "\n";
}
