"""HTTP, and WebSocket (RFC 6455) as much as the page asks for: text frames, pings, closing."""

import base64
import http.client
import json
import os
import socket
import struct
import urllib.parse

PATIENCE = 60.0  # seconds for anything that should come


def need(holds, sentence):
    if not holds:
        raise AssertionError(sentence)


class Person:
    def __init__(self, url, name):
        parts = urllib.parse.urlsplit(url)
        self.host, self.port, self.base = parts.hostname, parts.port, parts.path
        self.cookie = None
        self.post("api/guest", {"name": name})
        need(self.cookie, "the answer of api/guest sets the cookie")

    def ask(self, method, path, body=None, with_cookie=True):
        connection = http.client.HTTPConnection(self.host, self.port, timeout=PATIENCE)
        headers = {}
        if with_cookie and self.cookie:
            headers["Cookie"] = self.cookie
        text = None if body is None else json.dumps(body)
        connection.request(method, self.base + path, text, headers)
        answer = connection.getresponse()
        content = answer.read()
        for value in answer.headers.get_all("Set-Cookie") or []:
            self.cookie = value.split(";")[0]
        if answer.status in (429, 503):
            need(answer.headers["Retry-After"], "429 and 503 say when to try again")
        connection.close()
        return answer.status, answer.headers["Content-Type"], content

    def get(self, path, **options):
        status, kind, content = self.ask("GET", path, **options)
        need(status == 200, f"GET {path}: {status} {content[:200]!r}")
        return json.loads(content) if kind.startswith("application/json") else content.decode()

    def post(self, path, body):
        status, _, content = self.ask("POST", path, body)
        need(status == 200, f"POST {path}: {status} {content[:200]!r}")
        return json.loads(content)

    def refused(self, method, path, body=None, **options):
        status, _, content = self.ask(method, path, body, **options)
        need(status >= 400, f"{method} {path} should be refused")
        refused = json.loads(content)["refused"]
        need(refused["code"] and refused["sentence"], "a refusal has a code and a sentence")
        return status, refused["code"]


class Line:
    def __init__(self, person, path):
        self.socket = socket.create_connection((person.host, person.port), timeout=PATIENCE)
        self.bytes = b""
        key = base64.b64encode(os.urandom(16)).decode()
        cookie = f"Cookie: {person.cookie}\r\n" if person.cookie else ""
        self.socket.sendall(
            (f"GET {person.base}{path} HTTP/1.1\r\nHost: {person.host}:{person.port}\r\nUpgrade: websocket\r\n"
             f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n{cookie}\r\n").encode())
        while b"\r\n\r\n" not in self.bytes:
            self.bytes += self.some()
        head, self.bytes = self.bytes.split(b"\r\n\r\n", 1)
        self.status = int(head.split()[1])
        self.events = []
        self.closed_with = None

    def some(self):
        got = self.socket.recv(65536)
        need(got, "the connection was cut")
        return got

    def take(self, count):
        while len(self.bytes) < count:
            self.bytes += self.some()
        taken, self.bytes = self.bytes[:count], self.bytes[count:]
        return taken

    def frame(self, opcode, payload):
        length = len(payload)
        head = bytes([0x80 | opcode])
        if length < 126:
            head += bytes([0x80 | length])
        else:
            head += bytes([0x80 | 126]) + struct.pack(">H", length)
        mask = os.urandom(4)
        self.socket.sendall(head + mask + bytes(b ^ mask[i % 4] for i, b in enumerate(payload)))

    def send(self, message):
        self.frame(1, (message if isinstance(message, str) else json.dumps(message)).encode())

    def receive(self):
        """The next object; several can come in one message, a line each. None once it is closed."""
        text = b""
        while not self.events:
            first, second = self.take(2)
            length = second & 0x7F
            if length == 126:
                length = struct.unpack(">H", self.take(2))[0]
            elif length == 127:
                length = struct.unpack(">Q", self.take(8))[0]
            payload = self.take(length)
            opcode = first & 0x0F
            if opcode == 8:
                self.closed_with = struct.unpack(">H", payload[:2])[0] if payload else None
                return None
            if opcode == 9:
                self.frame(10, payload)
            if opcode in (0, 1):
                text += payload
                if first & 0x80:
                    self.events = [json.loads(line) for line in text.decode().split("\n") if line]
                    text = b""
        return self.events.pop(0)

    def close(self):
        self.socket.close()
