"""Answers, for lines of JSON {"parser": stem of a file, "texts": [...]}, which texts each Python parser accepts."""

import contextlib
import importlib.util
import io
import json
import os
import sys

folder = sys.argv[1]
parsers = {}


def load(stem):
    spec = importlib.util.spec_from_file_location("subject", os.path.join(folder, stem + ".py"))
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    name = stem.split("_", 1)[1] if "_" in stem else "f" + stem
    return getattr(module, name)


def accepts(parser, text):
    try:
        with contextlib.redirect_stdout(io.StringIO()):
            parser(text)
        return True
    except (Exception, SystemExit):
        return False


for line in sys.stdin:
    asked = json.loads(line)
    stem = asked["parser"]
    if stem not in parsers:
        parsers[stem] = load(stem)
    print(json.dumps([accepts(parsers[stem], text) for text in asked["texts"]]), flush=True)
