"""The line protocol for parsers in Python: declares a parser, then answers each line by a function of the text."""

import json
import sys


def adapter(declaration, answer):
    print(json.dumps({"protocol": 1, **declaration}), flush=True)
    for line in sys.stdin:
        print(json.dumps(told(answer, json.loads(line))), flush=True)


def told(answer, text):
    try:
        return answer(text)
    except Exception as undocumented:
        return {"thrown": f"{type(undocumented).__name__}: {undocumented}"}


def accepted(**components):
    """Components; None is absent, and numbers become digits."""
    return {"ok": True, **{name: str(value) for name, value in components.items() if value is not None}}


def userinfo(user, password):
    return user if password is None else f"{user or ''}:{password}"
