"""The package yarl, with the raw components of its URL."""

import importlib.metadata

from yarl import URL

from lines import accepted, adapter, userinfo


def answer(text):
    try:
        url = URL(text)
        return accepted(
            scheme=url.scheme or None,
            userinfo=userinfo(url.raw_user, url.raw_password),
            host=url.raw_host,
            port=url.explicit_port,
            path=url.raw_path,
            query=url.raw_query_string or None,
            fragment=url.raw_fragment or None,
        )
    except ValueError:
        return {"ok": False}


adapter(
    {
        "name": "yarl",
        "version": importlib.metadata.version("yarl"),
        "cannot": ["empty"],
        "changes": ["case", "port", "decode", "encode", "dots", "host", "brackets"],
    },
    answer,
)
