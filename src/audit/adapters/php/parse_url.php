<?php
// PHP's parse_url, which has the texts as bytes of UTF-8.
function answer(string $text): array
{
    $parts = parse_url($text);
    if ($parts === false) {
        return ['ok' => false];
    }
    $answer = ['ok' => true];
    foreach (['scheme', 'host', 'port', 'path', 'query', 'fragment'] as $name) {
        if (isset($parts[$name])) {
            $answer[$name] = (string) $parts[$name];
        }
    }
    if (isset($parts['user']) || isset($parts['pass'])) {
        $answer['userinfo'] = ($parts['user'] ?? '') . (isset($parts['pass']) ? ':' . $parts['pass'] : '');
    }
    return $answer;
}

function write(array $object): void
{
    fwrite(STDOUT, json_encode($object, JSON_INVALID_UTF8_SUBSTITUTE | JSON_UNESCAPED_SLASHES) . "\n");
}

write([
    'protocol' => 1,
    'name' => 'PHP parse_url',
    'version' => PHP_VERSION,
    'cannot' => ['empty host', 'empty port'],
    'changes' => ['port'],
]);
while (($line = fgets(STDIN)) !== false) {
    $text = json_decode($line);
    write(is_string($text) ? answer($text) : ['error' => 'UTF-8 has no lone surrogates']);
}
