<?php
// PHP's Uri\Rfc3986\Uri and Uri\WhatWg\Url: prints an answer for each line of the request. The header says which class.
function read(string $text, string $class): ?array
{
    $uri = $class::parse($text);
    if ($uri === null) {
        return null;
    }
    if ($uri instanceof Uri\Rfc3986\Uri) {
        return [$uri->getRawScheme(), $uri->getRawUserInfo(), $uri->getRawHost(), $uri->getPort(), $uri->getRawPath(),
            $uri->getRawQuery(), $uri->getRawFragment()];
    }
    $user = $uri->getUsername() . (($uri->getPassword() ?? '') === '' ? '' : ":{$uri->getPassword()}");
    return [$uri->getScheme(), $user === '' ? null : $user, $uri->getAsciiHost(), $uri->getPort(),
        $uri->getPath(), $uri->getQuery(), $uri->getFragment()];
}

function answer(mixed $text, string $class): array
{
    if (!is_string($text)) {
        return ['error' => 'UTF-8 has no lone surrogates'];
    }
    try {
        $parts = read($text, $class);
    } catch (Throwable $undocumented) {
        return ['thrown' => get_class($undocumented) . ': ' . $undocumented->getMessage()];
    }
    if ($parts === null) {
        return ['ok' => false];
    }
    $names = ['scheme', 'userinfo', 'host', 'port', 'path', 'query', 'fragment'];
    $told = array_filter(array_combine($names, $parts), fn($part) => $part !== null);
    return ['ok' => true, ...array_map(strval(...), $told)];
}

foreach (explode("\n", file_get_contents('php://input')) as $line) {
    $flags = JSON_INVALID_UTF8_SUBSTITUTE | JSON_UNESCAPED_SLASHES;
    echo json_encode(answer(json_decode($line), $_SERVER['HTTP_CLASS']), $flags), "\n";
}
