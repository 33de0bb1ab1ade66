"""A link that delays and limits real packets: `link.py NAMESPACE KBIT_PER_S ROUND_TRIP_MS`.

Two TUN devices joined in this process: the outer one has 10.77.0.1, the one in the namespace 10.77.0.2.
Prints "ready" and relays packets until it is ended. Linux, as root.
"""
import fcntl
import heapq
import os
import select
import struct
import subprocess
import sys
import time

namespace, kbit, round_trip = sys.argv[1], float(sys.argv[2]), float(sys.argv[3]) / 1000


def tun(name):
    device = os.open("/dev/net/tun", os.O_RDWR)
    # TUNSETIFF with IFF_TUN and IFF_NO_PI: packets without a header of their own.
    fcntl.ioctl(device, 0x400454CA, struct.pack("16sH", name.encode(), 0x0001 | 0x1000))
    return device


def up(prefix, name, address, peer):
    for command in (f"ip addr add {address} peer {peer} dev {name}", f"ip link set {name} up"):
        subprocess.run(prefix + command.split(), check=True)


outer, inner = tun("link-outer"), tun("link-inner")
subprocess.run(["ip", "link", "set", "link-inner", "netns", namespace], check=True)
up([], "link-outer", "10.77.0.1", "10.77.0.2")
up(["ip", "netns", "exec", namespace], "link-inner", "10.77.0.2", "10.77.0.1")
print("ready", flush=True)

queue, free = [], {outer: 0.0, inner: 0.0}
while True:
    wait = max(0, queue[0][0] - time.monotonic()) if queue else None
    for source in select.select([outer, inner], [], [], wait)[0]:
        packet = os.read(source, 65535)
        # A direction sends one packet after the other, each as long as its bits take.
        free[source] = max(free[source], time.monotonic()) + len(packet) * 8 / kbit / 1000
        target = inner if source == outer else outer
        heapq.heappush(queue, (free[source] + round_trip / 2, len(queue), target, packet))
    while queue and queue[0][0] <= time.monotonic():
        _, _, target, packet = heapq.heappop(queue)
        os.write(target, packet)
