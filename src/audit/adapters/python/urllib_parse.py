"""Python's urllib.parse. A host or port that cannot be read is an error only where it is asked for."""

import platform
from urllib.parse import urlsplit

from lines import accepted, adapter, userinfo


def answer(text):
    try:
        parts = urlsplit(text)
        return accepted(
            scheme=parts.scheme or None,
            userinfo=userinfo(parts.username, parts.password),
            host=parts.hostname,
            port=parts.port,
            path=parts.path,
            query=parts.query or None,
            fragment=parts.fragment or None,
        )
    except ValueError:
        return {"ok": False}


adapter(
    {
        "name": "urllib.parse",
        "version": platform.python_version(),
        "cannot": ["empty"],
        "changes": ["case", "port", "brackets"],
    },
    answer,
)
