"""The package rfc3986: a reference that its validator finds valid in every component."""

import importlib.metadata

from rfc3986 import exceptions, uri_reference, validators

from lines import accepted, adapter

components = ("scheme", "userinfo", "host", "port", "path", "query", "fragment")
validator = validators.Validator().check_validity_of(*components)


def answer(text):
    try:
        text.encode("utf-8")
    except UnicodeEncodeError:
        return {"error": "the package encodes texts as UTF-8, which has no lone surrogates"}
    try:
        reference = uri_reference(text)
        validator.validate(reference)
        return accepted(
            scheme=reference.scheme,
            path=reference.path,
            query=reference.query,
            fragment=reference.fragment,
            **reference.authority_info(),
        )
    except (exceptions.RFC3986Exception, ValueError):
        return {"ok": False}


adapter(
    {
        "name": "rfc3986",
        "version": importlib.metadata.version("rfc3986"),
        "cannot": ["empty host", "empty port"],
        "changes": ["encode"],
    },
    answer,
)
