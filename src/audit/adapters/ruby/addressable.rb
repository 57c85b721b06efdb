# Addressable, the gem that Debian has as ruby-addressable.
require 'addressable/uri'
require_relative 'lines'

adapter(
  { name: 'Addressable', version: Addressable::VERSION::STRING, cannot: ['empty port'], changes: %w[port] },
  Addressable::URI::InvalidURIError
) { |text| components_of(Addressable::URI.parse(text)) }
