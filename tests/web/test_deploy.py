"""The files of deploy/: programs accept them as they are, but for ports and certificates, and people come
through them to several servers.

Each test needs a program that need not be there; it is skipped where it is not.
"""

from __future__ import annotations

import asyncio
import contextlib
import http.client
import re
import shutil
import socket
import ssl
import subprocess
import time
import urllib.request
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException
from websockets.typing import Origin

from tilldawn.web import protocol as p

DEPLOY = Path(__file__).parents[2] / "deploy"
NAME = "play.example.org"
PUBLIC = f"https://{NAME}"
NGINX = """
pid {folder}/pid;
error_log {folder}/error.log;
daemon off;
events {{ worker_connections 512; }}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    include {folder}/site.conf;
}}
"""
"""What Debian's nginx.conf does around a site."""


def program(name: str) -> str:
    """Where a program is; without it, there is nothing to test."""
    found = shutil.which(name) or shutil.which(f"/usr/sbin/{name}")
    if found is None:
        pytest.skip(f"{name} is not installed")
    return found


def free_port() -> int:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        return int(taken.getsockname()[1])


def accepted(*command: str) -> None:
    done = subprocess.run(command, capture_output=True, text=True, timeout=60)
    assert done.returncode == 0, done.stdout + done.stderr


class Lab:
    """A folder with a certificate, where files of deploy/ lie with other ports and paths."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.http, self.https = free_port(), free_port()
        self.chain, self.key, self.both = (folder / f"{name}.pem" for name in ("chain", "key", "both"))
        subprocess.run(
            [
                *(program("openssl"), "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2"),
                *("-subj", f"/CN={NAME}", "-addext", f"subjectAltName=DNS:{NAME}"),
                *("-keyout", str(self.key), "-out", str(self.chain)),
            ],
            check=True,
            capture_output=True,
        )
        self.both.write_bytes(self.chain.read_bytes() + self.key.read_bytes())

    def adapted(self, name: str, servers: Sequence[int] = (1, 2)) -> str:
        """A file, changed in nothing but where things are. Where there is no IPv6, it is not asked for."""
        text = (DEPLOY / name).read_text()
        for was, now in (("fullchain", self.chain), ("privkey", self.key)):
            text = re.sub(rf"/etc/letsencrypt/\S+/{was}\.pem", str(now), text)
        text = text.replace(f"/etc/haproxy/{NAME}.pem", str(self.both))
        for was_port, port in ((80, self.http), (443, self.https)):
            text = re.sub(rf"\[::\]:{was_port}\b", f"[::]:{port}", text)
            text = re.sub(rf"(listen|bind) (:::)?{was_port}\b", rf"\1 \g<2>{port}", text)
        if not socket.has_ipv6 or not Path("/proc/net/if_inet6").exists():
            text = re.sub(r".*\[::\].*\n", "", text).replace(":::", ":").replace(" v4v6", "")
        for was_at, server in (
            ("10.0.0.1:8000", servers[0]),
            ("10.0.0.2:8000", servers[-1]),
            ("127.0.0.1:8000", servers[0]),
        ):
            text = text.replace(was_at, f"127.0.0.1:{server}")
        return text

    def nginx(self, name: str, servers: Sequence[int] = (1, 2)) -> list[str]:
        """How nginx is called with a site of deploy/."""
        (self.folder / "site.conf").write_text(self.adapted(name, servers))
        main = self.folder / "nginx.conf"
        main.write_text(NGINX.format(folder=self.folder))
        return [program("nginx"), "-c", str(main), "-e", str(self.folder / "error.log")]

    def haproxy(self, servers: Sequence[int] = (1, 2)) -> list[str]:
        """How HAProxy is called with its file of deploy/."""
        file = self.folder / "haproxy.cfg"
        file.write_text(self.adapted("haproxy.cfg", servers))
        return [program("haproxy"), "-f", str(file)]


@pytest.fixture
def lab(tmp_path: Path) -> Lab:
    folder = tmp_path / "proxy"
    folder.mkdir()
    return Lab(folder)


# --- Accepted -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["nginx.conf", "nginx-cluster.conf"])
def test_nginx_accepts_its_files(lab: Lab, name: str) -> None:
    accepted(*lab.nginx(name), "-t")


def test_haproxy_accepts_its_file(lab: Lab) -> None:
    accepted(*lab.haproxy(), "-c")


def test_caddy_accepts_its_file() -> None:
    accepted(program("caddy"), "adapt", "--config", str(DEPLOY / "Caddyfile"), "--adapter", "caddyfile")


def test_systemd_accepts_the_unit(tmp_path: Path) -> None:
    """But for the program, which is not installed here."""
    unit = tmp_path / "tilldawn.service"
    text = (DEPLOY / "tilldawn.service").read_text()
    command = re.search(r"^ExecStart=(\S+)", text, re.MULTILINE)
    assert command is not None
    unit.write_text(text.replace(command[1], shutil.which("true") or "/bin/true"))
    analyze = program("systemd-analyze")
    done = subprocess.run([analyze, "verify", str(unit)], capture_output=True, text=True, timeout=60)
    about_us = [line for line in done.stderr.splitlines() if "tilldawn" in line]
    assert about_us == [], done.stderr


def test_every_file_is_named_in_the_handbook() -> None:
    handbook = (DEPLOY.parent / "docs" / "operations.md").read_text()
    for file in DEPLOY.iterdir():
        assert f"(../deploy/{file.name})" in handbook


# --- People come through ------------------------------------------------------------------------------


class Outside:
    """Somebody who comes through a proxy with TLS."""

    def __init__(self, lab: Lab) -> None:
        self.lab = lab
        self.trust = ssl.create_default_context(cafile=str(lab.chain))

    def call(self, method: str, path: str, body: bytes = b"", **headers: str) -> tuple[int, bytes, Any]:
        line = http.client.HTTPSConnection(NAME, self.lab.https, timeout=20, context=self.trust)
        line._create_connection = lambda at, *more: socket.create_connection(  # type: ignore[attr-defined]
            ("127.0.0.1", at[1]), *more
        )
        try:
            line.request(method, path, body, {"Host": NAME, "Origin": PUBLIC, **headers})
            got = line.getresponse()
            return got.status, got.read(), got.headers
        finally:
            line.close()

    def cookie(self) -> str:
        status, _, headers = self.call("GET", "/api/me")
        assert status == 200
        given = str(headers["set-cookie"])
        assert "; Secure" in given
        return given.partition(";")[0]

    def lay(self, cookie: str) -> str:
        wanted = msgspec.json.encode(p.NewTable("daylight", [p.NewSeat("Ana")], seed="7"))
        status, said, _ = self.call("POST", "/api/tables", wanted, Cookie=cookie)
        assert status == 201, said
        return str(msgspec.json.decode(said)["table"])

    def move(self, table: str, cookie: str) -> int:
        """Come to a table and answer; the revision that was kept."""
        return asyncio.run(self._move(table, cookie))

    async def _move(self, table: str, cookie: str) -> int:
        # in one thread: a TLS connection of Python 3.11 is not for two
        async with connect(
            f"wss://{NAME}/ws/{table}",
            host="127.0.0.1",
            port=self.lab.https,
            ssl=self.trust,
            server_hostname=NAME,
            origin=Origin(PUBLIC),
            additional_headers={"Cookie": cookie},
            max_size=None,
            open_timeout=20,
            close_timeout=1,
        ) as line:
            await line.send(msgspec.json.encode(p.Hello(lang="en", revision=-1)).decode())
            state = await self._until(line, "state")
            answer = p.Answer(id="a", revision=state["revision"], option=state["ask"]["options"][0]["id"])
            await line.send(msgspec.json.encode(answer).decode())
            assert (await self._until(line, "done", "refused"))["type"] == "done"
            return int(state["revision"]) + 1

    async def _until(self, line: ClientConnection, *kinds: str) -> Any:
        while True:
            async with asyncio.timeout(20):
                heard = msgspec.json.decode(await line.recv())
            if heard["type"] in kinds:
                return heard


def figure(server: Any, name: str) -> float:
    text = server.call("GET", "/metrics")[1].decode()
    found = re.search(rf"^{re.escape(name)} (\S+)$", text, re.MULTILINE)
    return float(found[1]) if found else 0.0


def relayed(*servers: Any) -> float:
    return sum(figure(server, 'tilldawn_events_total{event="relayed"}') for server in servers)


@pytest.fixture
def running(tmp_path: Path) -> Iterator[Callable[..., Outside]]:
    """Starts proxies, and somebody before each of them."""
    started: list[subprocess.Popen[bytes]] = []

    def start(name: str, ports: Sequence[int]) -> Outside:
        folder = tmp_path / name
        folder.mkdir()
        lab = Lab(folder)
        command = lab.nginx("nginx-cluster.conf", ports) if name == "nginx" else lab.haproxy(ports)
        proxy = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        started.append(proxy)
        outside = Outside(lab)
        wait_for(lambda: _ready(outside, proxy))
        return outside

    yield start
    for proxy in started:
        proxy.terminate()
        proxy.wait(20)


def _ready(outside: Outside, proxy: subprocess.Popen[bytes]) -> bool:
    assert proxy.poll() is None, "the proxy has ended"
    with contextlib.suppress(OSError):
        return outside.call("GET", "/readyz")[0] == 200
    return False


def wait_for(true: Callable[[], bool], seconds: float = 30) -> None:
    until = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < until, "it never came to that"
        time.sleep(0.1)


def test_people_come_to_two_servers_through_every_proxy_there_is(
    served: Any, postgres_shop: Any, running: Callable[..., Outside]
) -> None:
    proxies = [
        name for name in ("nginx", "haproxy") if shutil.which(name) or Path("/usr/sbin", name).exists()
    ]
    if not proxies:
        pytest.skip("neither nginx nor HAProxy is installed")
    more = ["--store", postgres_shop.where, "--private", "127.0.0.1"]
    settings = {"public": PUBLIC, "proxies": ["127.0.0.1"], "lease_seconds": 3.0}
    members = [served(more=more, **settings, searches_an_address=5 * len(proxies)) for _ in range(2)]
    for name in proxies:
        outside = running(name, [member.port for member in members])
        cookie = outside.cookie()
        tables = played(outside, cookie, members)
        assert relayed(*members) == 0, "every request about a table arrived where it lives"
        assert outside.call("GET", "/metrics")[0] == 404
        spoofed = [{"X-Forwarded-For": f"9.9.{len(name)}.{n}", "X-Real-IP": "9.9.9.9"} for n in range(5)]
        assert {outside.call("GET", "/api/rules?q=a", b"", **told)[0] for told in spoofed} == {200}
        assert redirected(outside.lab) == f"{PUBLIC}/t/x"
    time.sleep(1)  # what was spent at one server is known to the other
    told = {"X-Forwarded-For": "9.9.9.1"}
    assert outside.call("GET", "/api/rules?q=a", b"", **told)[0] == 429, (
        "who somebody is, is not theirs to say"
    )

    members[0].kill()
    for table in tables:
        wait_for(lambda table=table: taken_over(outside, table, cookie))  # type: ignore[misc]


def played(outside: Outside, cookie: str, members: Sequence[Any]) -> list[str]:
    """Tables, each with one answer, some of them at each server."""
    tables: list[str] = []
    before = [figure(member, "tilldawn_tables_awake") for member in members]
    while len(tables) < 3 or any(
        figure(member, "tilldawn_tables_awake") == had for member, had in zip(members, before, strict=True)
    ):
        assert len(tables) < 40, "one of them gets none"
        tables.append(outside.lay(cookie))
        assert outside.move(tables[-1], cookie) == 1
        assert outside.call("GET", f"/t/{tables[-1]}")[0] == 200
        assert outside.call("GET", f"/api/tables/{tables[-1]}/save", Cookie=cookie)[0] == 200
    return tables


def taken_over(outside: Outside, table: str, cookie: str) -> bool:
    with contextlib.suppress(OSError, WebSocketException):
        assert outside.move(table, cookie) == 2
        return True
    return False


def redirected(lab: Lab) -> str:
    """Where somebody without TLS is sent."""
    plain = urllib.request.Request(f"http://127.0.0.1:{lab.http}/t/x", headers={"Host": NAME})
    return str(urllib.request.build_opener(_Stay).open(plain, timeout=10).headers["location"])


class _Stay(urllib.request.HTTPRedirectHandler):
    """Looks at a redirection instead of following it."""

    def http_error_301(self, req: Any, fp: Any, code: int, msg: str, headers: Any) -> Any:
        return fp
