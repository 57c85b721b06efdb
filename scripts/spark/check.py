"""Compares verdicts and summaries on Spark with those of the command line: a million lines in 1, 4 and 64 partitions.

python check.py PACKAGE FOLDER: the root of the built package, and a folder for the output. The last line reports success;
on a failure the script ends with an exception.
"""

import gzip
import json
import os
import random
import subprocess
import sys
import time

package, folder = sys.argv[1:]
shipped = os.path.join(package, "dist/python/uri_revisions.py")
sys.path.insert(0, os.path.dirname(shipped))

import pyarrow as pa
import uri_revisions
from pyspark.errors import PySparkException
from pyspark.sql import SparkSession

COMMAND = ["node", os.path.join(package, "dist/esm/src/cli/main.js")]
LINES = 1_000_000
# Maximum time of masks relative to an identity pipe: in processor time if /proc is available.
BAR = 0.7
ROUNDS = 2
HAS_PROC = os.path.exists("/proc/self/stat")
CLOCK = "processor time" if HAS_PROC else "the clock"
HOSTS = ["example.com", "www.example.org", "192.0.2.1", "[2001:db8::1]", "user:pw@ftp.example.net", "localhost:8080", "-a_b-"]
STEPS = ["index.html", "a", "%7Euser", "a_b", "a|b", "~x", "a b", "café", "{id}", "%zz", "x;y=1", "wiki"]


def line_of(chance):
    line = chance.choice(["http", "https", "https", "ftp", "mailto"]) + "://" + chance.choice(HOSTS)
    line += "".join("/" + chance.choice(STEPS) for _ in range(chance.randrange(6)))
    if chance.random() < 0.4:
        line += f"?q={chance.randrange(10**6)}"
    line = line.encode()
    odd = chance.random()
    if odd < 0.02:
        line = line[: chance.randrange(len(line))]
    elif odd < 0.03:
        line += chance.choice([b"\r", b"\0", b"\xff", b'"', b"#top", b"\xc3", b"#\xf0\x9f\x98\x80"])
    return line


def census(*arguments):
    return subprocess.run([*COMMAND, "census", *arguments], check=True, capture_output=True).stdout


def equal(what, one, other):
    if one != other:
        raise AssertionError(f"{what} are not the same")


def raises(what, word, call):
    try:
        call()
    except PySparkException as error:
        if word not in str(error):
            raise
    except Exception as error:
        if word not in str(error):
            raise
    else:
        raise AssertionError(f"{what} went unnoticed")


def seconds(call):
    start = time.monotonic()
    call()
    return time.monotonic() - start


def processor_seconds():
    """Returns the time of this process and all its descendants: Spark, its workers and theirs, including ended ones."""
    parents, ticks = {}, {}
    for name in filter(str.isdigit, os.listdir("/proc")):
        try:
            with open(f"/proc/{name}/stat") as file:
                fields = file.read().rpartition(")")[2].split()
        except OSError:
            continue
        parents[int(name)] = int(fields[1])
        ticks[int(name)] = sum(int(field) for field in fields[11:15])
    mine = {os.getpid()}
    while grown := {one for one, parent in parents.items() if parent in mine} - mine:
        mine |= grown
    return sum(ticks.get(one, 0) for one in mine) / os.sysconf("SC_CLK_TCK")


def measured(call):
    """Returns the seconds to compare, and the wall time."""
    start = processor_seconds() if HAS_PROC else 0
    whole = seconds(call)
    return (processor_seconds() - start if HAS_PROC else whole, whole)


def tell(line):
    print(line, flush=True)


chance = random.Random(1738)
text = b"".join(line_of(chance) + b"\n" for _ in range(LINES))
lines_file, packed = os.path.join(folder, "urls.txt"), os.path.join(folder, "urls.txt.gz")
with open(lines_file, "wb") as file:
    file.write(text)
with gzip.open(packed, "wb", compresslevel=1) as file:
    file.write(text)

walker = uri_revisions.Walker()
every_line = pa.array(text.split(b"\n")[:-1])
masks = walker.masks(every_line)
told = census("--keep-cr", "--keep-bom", "--out", "tsv", "--columns", "mask", lines_file).split(b"\n")[:-1]
equal("masks of one array and of census", masks.to_pylist(), [int(mask) for mask in told])
whole = census("--keep-cr", "--keep-bom", lines_file)

spark = (
    SparkSession.builder.master("local[2]")
    .config("spark.ui.enabled", "false")
    .config("spark.ui.showConsoleProgress", "false")
    .config("spark.driver.memory", "2g")
    .config("spark.sql.execution.arrow.maxRecordsPerBatch", "20000")
    .getOrCreate()
)
spark.sparkContext.setLogLevel("OFF")
spark.sparkContext.addPyFile(shipped)

# gzip in, Parquet out, Parquet in.
parquet, judged = os.path.join(folder, "urls.parquet"), os.path.join(folder, "judged.parquet")
spark.read.text(packed, lineSep="\n").write.parquet(parquet)
urls = spark.read.parquet(parquet)
known = sorted(zip(every_line.to_pylist(), masks.to_pylist()))
for partitions in (1, 4, 64):
    frame = urls.repartition(partitions).persist()
    frame.count()
    equal(f"the summaries of census and of {partitions} partitions", whole, uri_revisions.summary(frame, "value", COMMAND))
    uri_revisions.with_masks(frame, "value").write.mode("overwrite").parquet(judged)
    table = spark.read.parquet(judged).selectExpr("cast(value as binary) as value", "mask").toArrow()
    rows = sorted(zip(table["value"].to_pylist(), table["mask"].to_pylist()))
    equal(f"the masks of one array and of {partitions} partitions", known, rows)
    tell(f"{partitions} partitions: masks and summary are those of census")
    frame.unpersist()
counts = {row["mask"]: row["count"] for row in spark.read.parquet(judged).groupBy("mask").count().collect()}
equal("the counts of SQL and of census", counts, {one["mask"]: one["lines"] for one in json.loads(whole)["masks"]})

long = b"http://h/" + 1_500_000 * b"a"
odd_file, odd = os.path.join(folder, "odd.txt"), [long, long + b"\0", b"\0", b"x\0y\r", b"", long + b"\0z"]
with open(odd_file, "wb") as file:
    file.write(b"".join(line + b"\n" for line in odd))
frame = spark.createDataFrame([(bytearray(line),) for line in odd], "value binary").repartition(1)
equal("the summaries of strings with NUL", census("--keep-cr", "--keep-bom", odd_file), uri_revisions.summary(frame, "value", COMMAND))

some = urls.limit(1000).repartition(2)
killed = ["sh", "-c", "head -c 100 > /dev/null; kill -9 $$"]
raises("a killed child", "was killed by signal 9", lambda: uri_revisions.summary(some, "value", killed))
raises("a command that fails", "unknown option", lambda: uri_revisions.summary(some, "value", [*COMMAND, "--nonsense"]))
raises("a command that is not there", "No such file", lambda: uri_revisions.summary(some, "value", "no-such-command"))
raises("a column that is not there", "the columns are value", lambda: uri_revisions.with_masks(some, "valeu"))
raises("a name that is taken", "another name", lambda: uri_revisions.with_masks(some, "value", name="Value"))
two = some.selectExpr("value", "'b c' as other")
equal("masks by the name in another case", uri_revisions.with_masks(two, "VALUE").collect(), uri_revisions.with_masks(two, "value").collect())
piped = spark.sparkContext.parallelize(["http://a/", "b c\r", "x:y"], 2)
masks_of_pipe = [int(mask) for mask in uri_revisions.rows(piped, COMMAND).collect()]
equal("masks by pipe and by array", masks_of_pipe, walker.masks(pa.array(["http://a/", "b c\r", "x:y"])).to_pylist())
equal("other columns by pipe", uri_revisions.rows(piped, COMMAND, "offset,reason", "rfc3986").collect()[1], "1\tspace")
raises("a killed pipe", "error code -9", lambda: uri_revisions.rows(piped, killed).collect())
tell("a child that is killed, or that fails, raises")

# Both jobs read the same cached frame, and both write the result as a frame of text or numbers to the null sink. With pipe,
# strings go to a child as lines and come back as lines, as with any command; that is the comparison.
cached = urls.repartition(2).persist()
cached.count()


def to_nowhere(frame):
    frame.write.format("noop").mode("overwrite").save()


def judge():
    to_nowhere(uri_revisions.with_masks(cached, "value"))


def identity():
    through = cached.rdd.map(lambda row: row["value"]).pipe("cat", checkCode=True)
    to_nowhere(spark.createDataFrame(through.map(lambda line: (line,)), "value string"))


by_masks, by_cat = (min(measured(job) for _ in range(ROUNDS)) for job in (judge, identity))
summed = seconds(lambda: uri_revisions.summary(cached, "value", COMMAND))
ratio = by_masks[0] / by_cat[0]
tell(
    f"{LINES} lines of {len(text) // LINES} bytes on two cores: masks take {by_masks[0]:.1f} s of {CLOCK} ({by_masks[1]:.1f} s"
    f" in all), pipe('cat') {by_cat[0]:.1f} s ({by_cat[1]:.1f} s in all), {ratio:.2f} of it; a summary {summed:.1f} s in all"
)
if ratio > BAR:
    raise AssertionError(f"masks take {ratio:.2f} of the time of an identity pipe, and may take {BAR}")
spark.stop()


# More rows than one thread of DuckDB or Polars processes, and two columns at a time, of text, as both require.
texts = [line.decode() for line in every_line.slice(0, 400_000).to_pylist() if line.isascii() and b"\0" not in line]
texts[::1000] = [None] * len(texts[::1000])
columns = pa.table({"u": texts, "v": texts[::-1]})


def by_duckdb():
    import duckdb

    base = duckdb.connect(config={"threads": 4})
    base.create_function("uri_mask", walker.masks, ["VARCHAR"], "INTEGER", type="arrow")
    base.register("urls", columns)
    rows = base.execute("select uri_mask(u), uri_mask(v) from urls").fetchall()
    return [list(column) for column in zip(*rows)]


def by_polars():
    import polars

    masks_of = lambda urls: polars.from_arrow(walker.masks(urls.to_arrow()))
    each = [polars.col(name).map_batches(masks_of, return_dtype=polars.Int32) for name in ("u", "v")]
    told = polars.from_arrow(columns).lazy().select(each).collect()
    return [told[name].to_list() for name in ("u", "v")]


expected = [walker.masks(columns[name]).to_pylist() for name in ("u", "v")]
for name, recipe in (("DuckDB", by_duckdb), ("Polars", by_polars)):
    try:
        equal(f"masks of {name} and of an array", recipe(), expected)
        tell(f"{name}: masks of two columns of {len(texts)} rows are those of arrays")
    except ModuleNotFoundError as error:
        tell(f"{name} is not tried: {error}")
tell("Spark: all is well")
