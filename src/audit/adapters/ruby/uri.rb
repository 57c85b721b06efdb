# Ruby's URI, with its parser for RFC 2396 or that for RFC 3986; the argument says which.
require 'uri'
require_relative 'lines'

number = ARGV.fetch(0)
parser = number == '2396' ? URI::RFC2396_Parser.new : URI::RFC3986_Parser.new

adapter(
  {
    name: "Ruby URI, RFC#{number}_Parser",
    version: RUBY_VERSION,
    cannot: ['empty userinfo', 'empty host', 'empty port'],
    changes: %w[case port encode]
  },
  URI::Error
) { |text| components_of(parser.parse(text)) }
