# The line protocol for parsers in Ruby: declares a parser, then answers each line by a block of the text.
require 'json'

COMPONENTS = %i[scheme userinfo host port path query fragment].freeze

def adapter(declaration, rejection)
  $stdout.sync = true
  puts JSON.generate({ protocol: 1 }.merge(declaration))
  while (line = $stdin.gets)
    text = text_of(line)
    puts JSON.generate(
      if text.nil?
        { error: 'UTF-8 has no lone surrogates' }
      else
        begin
          { ok: true }.merge(yield(text).compact.transform_values(&:to_s))
        rescue rejection
          { ok: false }
        rescue StandardError => undocumented
          { thrown: "#{undocumented.class}: #{undocumented.message}".scrub }
        end
      end,
      script_safe: true
    )
  end
end

# A high surrogate without a low one, or the reverse; the library reads the characters around one wrongly.
LONE = /\\ud[89ab]..(?!\\ud[c-f])|(?<!\\ud[89ab]..)\\ud[c-f]/.freeze

def text_of(line)
  return if line.gsub('\\\\', '').match?(LONE)

  text = JSON.parse(line)
  text if text.valid_encoding?
rescue JSON::ParserError
  nil
end

# The components by the methods of that name; what is opaque stands for the path.
def components_of(uri)
  parts = COMPONENTS.to_h { |name| [name, uri.public_send(name)] }
  parts[:path] ||= uri.opaque if uri.respond_to?(:opaque)
  parts
end
