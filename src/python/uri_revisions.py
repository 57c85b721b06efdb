"""The verdicts of uri-revisions on columns of strings, in Python: for Spark, DuckDB, Polars and whatever knows Arrow.

It wants pyarrow, for masks wasmtime, and for summaries and rows the command uri-revisions. `npm run build` puts the walk in WebAssembly and
the tables of all documents into this file, as dist/python/uri_revisions.py, which is all that `--py-files` has to ship.
"""

import array
import base64
import bisect
import ctypes
import functools
import os
import shlex
import subprocess
import sys
import tempfile
import threading
import zlib

try:
    import pyarrow as pa
    import pyarrow.compute as pc
except ImportError as error:
    raise ImportError(f"{error}; uri_revisions wants it: pip install pyarrow") from error

DATA = {}  # the build writes the wasm and the tables here

# So many bytes of strings are put into the memory of the walk at once, if there is more than one string.
MOST_BYTES = 1 << 23
MOST_STRINGS = 1 << 20

# The status of a command that cannot be run, as shells tell it.
NOT_FOUND = 127

NO_TABLE = "this is no table of version 1"


class ChildFailed(Exception):
    """The command that was to make a summary has ended with another status than 0, or was killed."""

    def __init__(self, command, status, said):
        super().__init__(command, status, said)
        self.command, self.status, self.said = command, status, said

    def __str__(self):
        how = f"was killed by signal {-self.status}" if self.status < 0 else f"ended with status {self.status}"
        return f"{' '.join(self.command)} {how}: {self.said or 'it said nothing'}"


def _data(name):
    if name not in DATA:
        raise ValueError(f'there is no "{name}" in this file: one of {", ".join(DATA) or "none; it is to be built"}')
    return zlib.decompress(base64.b64decode(DATA[name]))


def _wasmtime():
    """What walks; summaries and rows do without it."""
    try:
        import wasmtime
    except ImportError as error:
        raise ImportError(f"{error}; masks and stops want it: pip install wasmtime") from error
    return wasmtime


def _names_in(table):
    length = int.from_bytes(table[28:32], "little")
    return table[len(table) - length :].decode().split("\n")[:-1]


def _of_documents(table, documents):
    """A table with the bits of some of its documents: src/core/automaton/README.md has its form."""
    if len(table) < 288 or table[:8] != b"uri-walk":
        raise ValueError(NO_TABLE)
    known = _names_in(table)
    unknown = [name for name in documents if name not in known]
    if unknown or not documents or len(set(documents)) < len(documents):
        what = f'there is no "{unknown[0]}" in the table' if unknown else "each document is named once"
        raise ValueError(f"{what}; one or more of {', '.join(known)}")
    bits = [known.index(name) for name in documents]
    ends = 288 + 8 * int.from_bytes(table[20:24], "little")
    masks = array.array("I", table[288:ends])
    if sys.byteorder == "big":
        masks.byteswap()
    chosen = array.array("I", (sum((mask >> bit & 1) << i for i, bit in enumerate(bits)) for mask in masks))
    if sys.byteorder == "big":
        chosen.byteswap()
    names = "".join(f"{name}\n" for name in documents).encode()
    lengths = [len(documents), *(int.from_bytes(table[at : at + 4], "little") for at in (16, 20, 24)), len(names)]
    head = table[:12] + b"".join(number.to_bytes(4, "little") for number in lengths) + table[32:288]
    rows = table[ends : len(table) - int.from_bytes(table[28:32], "little")]
    return head + chosen.tobytes() + rows + names


class Walker:
    """A table that is walked, by one thread at a time: others wait."""

    def __init__(self, table=None, form="reference", documents=None):
        """The table is what `uri-revisions table` writes; without it, that of all documents for a form.

        Of the documents in it those that are named are asked, in that order; all of them by default.
        Raises ValueError for what is no table, and for a document that is not in it.
        """
        table = _data(form) if table is None else bytes(table)
        if documents is not None:
            table = _of_documents(table, documents.split(",") if isinstance(documents, str) else list(documents))
        wasmtime = _wasmtime()
        self._lock = threading.Lock()
        self._store = wasmtime.Store()
        module = wasmtime.Module(self._store.engine, _data("walker"))
        exports = wasmtime.Instance(self._store, module, []).exports(self._store)
        self._memory, self._room = exports["memory"], exports["room"]
        self._walk, self._stops = exports["walk"], exports["stops"]
        self._write(self._reserve(len(table)), table, len(table))
        if exports["ready"](self._store, len(table)) == 0:
            raise ValueError(NO_TABLE)
        #: The documents: bit i of a mask is for the i-th.
        self.documents = _names_in(table)

    def masks(self, strings):
        """The mask of each string of an array of Arrow, or of a chunked one, as an array of int32; of null it is null.

        No string becomes an object of Python. Linear in the bytes.
        """
        return self._walked(strings, False)

    def stops(self, strings):
        """Of each string the offset in bytes at which each document stops, as an array of lists of int32, in the order of
        the documents: that of the first byte with which nothing that the document derives goes on; the length of the string
        where there is none, whether the document derives it or it ends too early. Of null the list is null.
        """
        return self._walked(strings, True)

    def _walked(self, strings, has_stops):
        if isinstance(strings, pa.ChunkedArray):
            kind = pa.list_(pa.int32(), len(self.documents)) if has_stops else pa.int32()
            return pa.chunked_array([self._walked(chunk, has_stops) for chunk in strings.chunks], kind)
        if not isinstance(strings, pa.Array):
            raise TypeError(f"an Arrow array is needed, not {type(strings).__name__}; pa.array(strings) makes one of a list")
        if strings.type not in (pa.string(), pa.binary()):
            return self._cast(strings, has_stops)
        count = len(strings)
        numbers_each = len(self.documents) if has_stops else 1
        told = bytearray(4 * numbers_each * count)
        _, offsets, data = strings.buffers()
        if count > 0:
            first = strings.offset
            last = first + count
            numbers = memoryview(offsets).cast("i")
            at = first
            while at < last:
                most = min(last, at + MOST_STRINGS)
                end = bisect.bisect_right(numbers, numbers[at] + MOST_BYTES, at + 1, most + 1) - 1
                end = max(end, at + 1)
                # DuckDB and Polars call a function from several threads.
                with self._lock:
                    self._piece(numbers, offsets, data, at, end, told, 4 * numbers_each * (at - first), has_stops)
                at = end
        values = pa.Array.from_buffers(pa.int32(), numbers_each * count, [None, pa.py_buffer(told)])
        if has_stops:
            nulls = strings.is_null() if strings.null_count else None
            return pa.FixedSizeListArray.from_arrays(values, numbers_each, mask=nulls)
        return pc.if_else(strings.is_valid(), values, pa.scalar(None, pa.int32())) if strings.null_count else values

    def _cast(self, strings, has_stops):
        """Strings in other layouts, in pieces that have no more bytes than offsets of 4 bytes can tell."""
        large = strings.cast(pa.large_binary())
        if large.nbytes < 1 << 30 or len(large) == 1:
            return self._walked(large.cast(pa.binary()), has_stops)
        half = len(large) // 2
        return pa.concat_arrays([self._cast(large[:half], has_stops), self._cast(large[half:], has_stops)])

    def _piece(self, numbers, offsets, data, at, end, told, to, has_stops):
        count, start = end - at, numbers[at]
        size = numbers[end] - start
        documents = len(self.documents) if has_stops else 0
        put = self._reserve(size + (8 + 4 * documents) * count + 12)
        if size > 0:
            self._write(put, data.address + start, size)
        records = (put + size + 3) & ~3
        self._write(records, offsets.address + 4 * at, 4 * (count + 1))
        masks = records + 4 * (count + 1)
        stops = masks + 4 * count
        given = [_signed(put - start), _signed(records), count, 0, _signed(masks)]
        if has_stops:
            self._stops(self._store, *given, documents, _signed(stops))
        else:
            self._walk(self._store, *given)
        length = 4 * count * (documents if has_stops else 1)
        into = (ctypes.c_char * length).from_buffer(told, to)
        ctypes.memmove(into, self._base() + (stops if has_stops else masks), length)

    def _reserve(self, size):
        address = self._room(self._store, _signed(size)) & 0xFFFFFFFF
        if address == 0:
            raise MemoryError(f"there is no memory for {size} bytes in WebAssembly")
        return address

    def _base(self):
        return ctypes.addressof(self._memory.data_ptr(self._store).contents)

    def _write(self, to, source, size):
        ctypes.memmove(self._base() + to, source, size)


def _signed(number):
    """A number of 4 bytes as wasmtime takes it."""
    number &= 0xFFFFFFFF
    return number - (1 << 32) if number >= 1 << 31 else number


@functools.lru_cache(maxsize=4)
def _walker(table, form, documents):
    return Walker(table, form, documents)


def _place_of(frame, column):
    """The place of a column among those of a frame: of its name, else of the only one that differs by case alone, as in SQL."""
    exact = [i for i, name in enumerate(frame.columns) if name == column]
    found = exact or [i for i, name in enumerate(frame.columns) if name.lower() == column.lower()]
    if len(found) != 1:
        what = "there is no" if not found else "more than one is called"
        raise ValueError(f'{what} column "{column}"; the columns are {", ".join(frame.columns)}')
    return found[0]


def _add_masks(place, name, table, form, documents, batches):
    walker = _walker(table, form, documents)
    for batch in batches:
        masks = walker.masks(batch.column(place))
        yield pa.RecordBatch.from_arrays([*batch.columns, masks], names=[*batch.schema.names, name])


def with_masks(frame, column, name="mask", table=None, form="reference", documents=None):
    """A frame of Spark with one column more, the mask of each string of a column (int).

    Raises ValueError if there is no such column, or the new one would have the name of another.
    """
    from pyspark.sql.types import IntegerType, StructField, StructType

    if name.lower() in (known.lower() for known in frame.columns):
        raise ValueError(f'there is a column "{name}" already: give the masks another name')
    schema = StructType([*frame.schema.fields, StructField(name, IntegerType())])
    named = documents if documents is None or isinstance(documents, str) else tuple(documents)
    add = functools.partial(_add_masks, _place_of(frame, column), name, table, form, named)
    return frame.mapInArrow(add, schema)


class _Census:
    """A child that counts what it is given."""

    def __init__(self, command, flags):
        self._command = [*command, "census", *flags, "-"]
        self._out, self._err = tempfile.TemporaryFile(), tempfile.TemporaryFile()
        try:
            self._child = subprocess.Popen(self._command, stdin=subprocess.PIPE, stdout=self._out, stderr=self._err)
        except OSError as error:
            raise ChildFailed(self._command, NOT_FOUND, str(error)) from error

    def write(self, data):
        try:
            self._child.stdin.write(data)
        except BrokenPipeError:
            self.summary()
            raise

    def summary(self):
        """Raises ChildFailed, also where the child was killed."""
        try:
            self._child.stdin.close()
        except BrokenPipeError:
            pass
        status = self._child.wait()
        self._out.seek(0)
        self._err.seek(0)
        summary = self._out.read()
        if status != 0 or not summary.endswith(b"\n"):
            raise ChildFailed(self._command, status, self._err.read()[-2000:].decode(errors="replace").strip())
        return summary.decode()

    def stop(self):
        if self._child.poll() is None:
            self._child.kill()
            self._child.wait()


def _summaries(command, flags, batches):
    """The summaries of a partition of one column: one of most strings, ended by NUL; of those with NUL one of lines; and of
    those with LF too, which need quotes, one of CSV."""
    children = {}

    def child_in(form):
        if form not in children:
            children[form] = _Census(command, [*flags, "--keep-cr", "--keep-bom", "--in", form])
        return children[form]

    def write(child, strings, end):
        one = pa.LargeListArray.from_arrays(pa.array([0, len(strings)], pa.int64()), strings)
        child.write(memoryview(pc.binary_join(one, pa.scalar(end, pa.large_binary()))[0].as_buffer()))
        child.write(end)

    try:
        for batch in batches:
            strings = batch.column(0).drop_null().cast(pa.large_binary())
            if len(strings) == 0:
                continue
            has_nul = pc.match_substring(strings, b"\0")
            if pc.any(has_nul).as_py():
                has_both = pc.and_(has_nul, pc.match_substring(strings, b"\n"))
                for value in strings.filter(has_both).to_pylist():
                    child_in("csv").write(b'"' + value.replace(b'"', b'""') + b'"\n')
                lines = strings.filter(pc.and_not(has_nul, has_both))
                if len(lines) > 0:
                    write(child_in("lines"), lines, b"\n")
                strings = strings.filter(pc.invert(has_nul))
            if len(strings) > 0:
                write(child_in("nul"), strings, b"\0")
        # Of what is in quotes nothing is another record, so that the parts fit together.
        told = [child.summary().replace('"kind":"csv"', '"kind":"strings"', 1) for child in children.values()]
        yield pa.RecordBatch.from_arrays([pa.array(told, pa.string())], names=["summary"])
    finally:
        for child in children.values():
            child.stop()


def _run(command, stdin):
    try:
        done = subprocess.run(command, stdin=stdin, capture_output=True)
    except OSError as error:
        raise ChildFailed(command, NOT_FOUND, str(error)) from error
    if done.returncode != 0:
        raise ChildFailed(command, done.returncode, done.stderr[-2000:].decode(errors="replace").strip())
    return done.stdout


def summary(frame, column, command=("uri-revisions",), revisions="all", form="reference"):
    """The summary that `census` makes of the strings of a column, byte for byte, as bytes; null is no string.

    Each partition is counted by a child on its executor, where the command must be; the driver puts the summaries together.
    Raises ChildFailed, which Spark shows within its own error if it was on an executor.
    """
    command = [command] if isinstance(command, str) else list(command)
    flags = ["-r", revisions, "--form", form]
    count = functools.partial(_summaries, command, flags)
    rows = frame.select(column).mapInArrow(count, "summary string").collect()
    with tempfile.TemporaryDirectory() as folder:
        files = []
        for i, row in enumerate(rows):
            files.append(os.path.join(folder, f"{i}.json"))
            with open(files[-1], "w", encoding="utf-8", newline="") as file:
                file.write(row["summary"])
        # Names of files for one command at a time; a summary of summaries is one too.
        while len(files) > 1:
            whole = _run([*command, "census", "merge", *files[:500]], subprocess.DEVNULL)
            with open(files[0], "wb") as file:
                file.write(whole)
            files = [files[0], *files[500:]]
        if files:
            with open(files[0], "rb") as file:
                return file.read()
    return _run([*command, "census", *flags, "--keep-cr", "--keep-bom", "-"], subprocess.DEVNULL)


def rows(rdd, command=("uri-revisions",), columns="mask", revisions="all", form="reference"):
    """An RDD of the rows that `census --out tsv` writes of the strings of an RDD, one for each, in their order.

    It is `pipe`, for where wasmtime is not: each partition goes through a child on its executor, where the command must be.
    No string may have an LF, and a CR at its end is a character of it. If a child fails or is killed, the job fails, which
    `pipe` by itself does not see to: the partition would be as if it ended there.
    """
    command = [command] if isinstance(command, str) else list(command)
    flags = ["--keep-cr", "--keep-bom", "--out", "tsv", "--columns", columns, "-r", revisions, "--form", form]
    return rdd.pipe(shlex.join([*command, "census", *flags, "-"]), checkCode=True)
