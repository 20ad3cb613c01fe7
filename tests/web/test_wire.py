"""What goes over the wire: long messages compressed, each by itself; short ones as they are."""

from __future__ import annotations

import pytest
from websockets.client import ClientProtocol
from websockets.extensions.permessage_deflate import ClientPerMessageDeflateFactory
from websockets.frames import Frame, Opcode
from websockets.server import ServerProtocol
from websockets.uri import parse_uri

from tilldawn.web.wire import COMPRESSED_FROM, SparingFactory


def agreed() -> tuple[ServerProtocol, ClientProtocol]:
    """A server and a page that have shaken hands."""
    sparing = SparingFactory(server_no_context_takeover=True, client_no_context_takeover=True)
    server = ServerProtocol(extensions=[sparing])
    page = ClientProtocol(parse_uri("ws://here/"), extensions=[ClientPerMessageDeflateFactory()])
    page.send_request(page.connect())
    server.receive_data(b"".join(page.data_to_send()))
    (request,) = server.events_received()
    server.send_response(server.accept(request))  # type: ignore[arg-type]
    page.receive_data(b"".join(server.data_to_send()))
    page.events_received()
    return server, page


@pytest.mark.parametrize("length", [20, COMPRESSED_FROM - 1, COMPRESSED_FROM, 50_000])
def test_only_what_is_long_is_compressed_and_all_of_it_arrives(length: int) -> None:
    server, page = agreed()
    for said in (b"a" * length, b"b" * length):
        server.send_text(said)
        sent = b"".join(server.data_to_send())
        assert (len(sent) < length) == (length >= COMPRESSED_FROM)
        page.receive_data(sent)
        (heard,) = page.events_received()
        assert isinstance(heard, Frame)
        assert (heard.opcode, bytes(heard.data)) == (Opcode.TEXT, said)


def test_an_open_line_keeps_no_memory_for_compression() -> None:
    server, _ = agreed()
    (sparing,) = server.extensions
    server.send_text(b"a" * 50_000)
    assert not hasattr(sparing, "decoder")
    assert sparing.local_no_context_takeover  # type: ignore[attr-defined]
