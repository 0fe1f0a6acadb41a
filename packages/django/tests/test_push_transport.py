"""Messages go to public addresses, by https, and a slow push service cannot hold a worker."""

import datetime
import socket
import ssl
import time
from contextlib import contextmanager
from http.client import HTTPException
from threading import Thread

import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec

from reminders import transport
from reminders.transport import RefusedAddress, is_public, post


@pytest.mark.parametrize(
    "address",
    [
        *("127.0.0.1", "10.1.2.3", "192.168.1.1", "169.254.169.254", "100.64.0.1", "0.0.0.0", "224.0.0.1"),
        *("::1", "fe80::1%eth0", "fd00::1", "::ffff:127.0.0.1", "::ffff:10.0.0.1", "ff02::1"),
    ],
)
def test_an_address_of_a_private_network_is_not_public(address):
    assert not is_public(address)
    assert is_public("142.250.1.1") and is_public("2a00:1450:4001:80b::200a")


def test_a_name_that_leads_to_this_machine_is_not_connected_to():
    with pytest.raises(RefusedAddress):
        post("https://localhost/x", b"", {})


def test_the_address_that_was_looked_at_is_the_one_that_is_connected_to(monkeypatch):
    """A name that leads elsewhere when it is asked for once more, and one of whose addresses is private."""
    answers = [["142.250.1.1"], ["127.0.0.1"]]
    connected = []

    def resolve(host, port, **kwargs):
        return [(2, 1, 6, "", (address, port)) for address in answers.pop(0)]

    def connect(address, timeout):
        connected.append(address)
        raise ConnectionRefusedError

    monkeypatch.setattr("socket.getaddrinfo", resolve)
    monkeypatch.setattr("socket.create_connection", connect)
    with pytest.raises(ConnectionRefusedError):
        post("https://fcm.googleapis.com/x", b"", {})
    assert connected == [("142.250.1.1", 443)] and len(answers) == 1
    answers[:] = [["142.250.1.1", "10.0.0.1"]]
    with pytest.raises(RefusedAddress):
        post("https://fcm.googleapis.com/x", b"", {})
    assert len(connected) == 1


@contextmanager
def server(answer, context=None):
    """Accepts one connection on this machine and lets `answer` speak with it. Returns the port."""
    listening = socket.create_server(("127.0.0.1", 0))

    def accept():
        connected, _ = listening.accept()
        try:
            with context.wrap_socket(connected, server_side=True) if context else connected as one:
                answer(one)
        except OSError:
            pass

    thread = Thread(target=accept, daemon=True)
    thread.start()
    yield listening.getsockname()[1]
    thread.join(5)
    listening.close()
    assert not thread.is_alive()


def test_a_push_service_that_answers_byte_by_byte_is_left(settings, monkeypatch):
    monkeypatch.setattr(transport, "SECONDS", 0.5)

    def drip(connected):
        connected.recv(1000)
        for _ in range(100):
            # Each byte comes in time; all of them do not.
            connected.sendall(b"H")
            time.sleep(0.1)

    with server(drip) as port:
        settings.PUSH_TEST_SERVICE = f"http://127.0.0.1:{port}"
        begun = time.monotonic()
        with pytest.raises((OSError, HTTPException)):
            post(f"http://127.0.0.1:{port}/x", b"", {})
        assert time.monotonic() - begun < 3


@pytest.fixture
def certificate(tmp_path):
    """A certificate for localhost, and its key."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, "localhost")])
    now = datetime.datetime.now(datetime.UTC)
    made = (
        x509.CertificateBuilder(name, name, key.public_key(), x509.random_serial_number())
        .not_valid_before(now - datetime.timedelta(days=1))
        .not_valid_after(now + datetime.timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName("localhost")]), critical=False)
        .sign(key, hashes.SHA256())
    )
    plain = (serialization.PrivateFormat.PKCS8, serialization.NoEncryption())
    pem = serialization.Encoding.PEM
    file = tmp_path / "certificate.pem"
    file.write_bytes(made.public_bytes(pem) + key.private_bytes(pem, *plain))
    return file


def test_a_message_goes_by_https_to_the_name_that_its_certificate_has(certificate, monkeypatch):
    monkeypatch.setattr(transport, "is_public", lambda address: True)
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(certificate)
    got = []

    def take(connected):
        request = b""
        while not request.endswith(b"hello"):
            request += connected.recv(1000)
        got.append(request)
        connected.sendall(b"HTTP/1.1 201 Created\r\nContent-Length: 0\r\n\r\n")

    with server(take, context) as port, pytest.raises(ssl.SSLCertVerificationError):
        post(f"https://localhost:{port}/x", b"hello", {})
    trusting = ssl.create_default_context(cafile=certificate)
    monkeypatch.setattr(transport, "_trusted", lambda: trusting)
    with server(take, context) as port, pytest.raises(ssl.SSLCertVerificationError):
        post(f"https://127.0.0.1:{port}/x", b"hello", {})
    with server(take, context) as port:
        assert post(f"https://localhost:{port}/x?y", b"hello", {"TTL": "60"}).status == 201
    (request,) = got
    assert request.startswith(f"POST /x?y HTTP/1.1\r\nHost: localhost:{port}\r\n".encode())
