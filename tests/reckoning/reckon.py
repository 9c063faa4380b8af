"""
Reckons plans and offers of the buyer's desk a second time: another language, other calendar, other way. It knows the rules and
nothing of the project's code. Reads `[{"plan": …, "offers": […]}]` as JSON, writes what each comes to. Python 3, standard library.
"""

import json
import sys
from calendar import monthrange
from collections import Counter
from datetime import date, datetime, timedelta, timezone
from fractions import Fraction
from functools import cache
from itertools import accumulate
from math import floor
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

try:
    BERLIN = ZoneInfo("Europe/Berlin")
except ZoneInfoNotFoundError:
    sys.exit("Python finds no time zone Europe/Berlin. Install the package `tzdata` (pip or Debian's).")

DAY = timedelta(days=1)
WEEKDAYS = ["Mo", "Di", "Mi", "Do", "Fr", "Sa", "So"]


@cache
def holidays(year, land):
    """By the anonymous computus (Meeus, Jones, Butcher)."""
    a, b, c = year % 19, year // 100, year % 100
    d = (19 * a + b - b // 4 - (b - (b + 8) // 25 + 1) // 3 + 15) % 30
    e = (32 + 2 * (b % 4) + 2 * (c // 4) - d - c % 4) % 7
    month, day = divmod(d + e - 7 * ((a + 11 * d + 22 * e) // 451) + 114, 31)
    easter = date(year, month, day + 1)
    days = {easter + DAY * after for after in (-2, 1, 39, 50, 60)}
    days |= {date(year, 1, 1), date(year, 5, 1), date(year, 10, 3), date(year, 12, 25), date(year, 12, 26)}
    return days | {"HE": set(), "RP": {date(year, 11, 1)}}[land]


def is_holiday(day, land):
    return day in holidays(day.year, land)


# A clock on a wall in Berlin, read at every quarter of an hour that passes. `SHOWN_AT`: when it shows a time first.
WALL = []
SHOWN_AT = {}
instant = datetime(2025, 12, 29, tzinfo=timezone.utc)
while instant.year < 2036 or instant.day < 5:
    wall = instant.astimezone(BERLIN).replace(tzinfo=None)
    SHOWN_AT.setdefault(wall, len(WALL))
    WALL.append(wall)
    instant += timedelta(minutes=15)
DAYS_AND_HOURS = [(wall.date(), wall.hour) for wall in WALL]


def moment(day, minutes):
    """Which quarter that is. A time that the clock never shows is the end of its hour."""
    wall = datetime.combine(day, datetime.min.time()) + timedelta(minutes=minutes)
    if wall not in SHOWN_AT:
        wall = wall.replace(minute=0) + timedelta(hours=1)
    return SHOWN_AT[wall]


@cache
def hours_of(land):
    """Of each quarter: the kind of its day times 24, and its hour."""
    days = {day for day, _ in DAYS_AND_HOURS}
    kinds = {day: 2 if is_holiday(day, land) else 1 if day.weekday() == 6 else 0 for day in days}
    return bytes(24 * kinds[day] + hour for day, hour in DAYS_AND_HOURS)


@cache
def cells_of(land, night, sunday):
    """Of each quarter: its cell, in the order of the table, weekday by day to holiday by night."""

    def cell(kind, hour):
        counts = kind != 1 or sunday == "0-24" or 6 <= hour < 20
        return 2 * (kind if counts else 0) + (hour < 6 or hour >= night)

    return hours_of(land).translate(bytes(cell(*divmod(code, 24)) if code < 72 else 0 for code in range(256)))


def minutes_of(clock):
    hours, minutes = clock.split(":")
    return int(hours) * 60 + int(minutes)


def bounds(period):
    if period["kind"] == "year":
        return date(period["year"], 1, 1), date(period["year"], 12, 31)
    return date.fromisoformat(period["from"]), date.fromisoformat(period["to"])


def shifts(plan, post):
    """First and last moment of each."""
    first, last = bounds(plan["period"])
    is_year = plan["period"]["kind"] == "year"
    ranges = [(date.fromisoformat(each["from"]), date.fromisoformat(each["to"])) for each in post.get("dates") or []]
    start, end = minutes_of(post["from"]), minutes_of(post["to"])
    if end <= start:
        end += 24 * 60
    midnight, next_midnight = moment(first, 0), moment(last + DAY, 0)
    day = first - DAY if is_year else first
    while day <= last:
        name = "Ft" if is_holiday(day, plan["land"]) else WEEKDAYS[day.weekday()]
        # A post without dates has no key of that name; one whose dates are none starts never.
        on_its_dates = "dates" not in post or any(begin <= day <= until for begin, until in ranges)
        if name in post["days"] and on_its_dates:
            begins, ends = moment(day, start), moment(day, end)
            if is_year:
                begins, ends = max(begins, midnight), min(ends, next_midnight)
            if begins < ends:
                yield begins, ends
        day += DAY


def months_of(period):
    if period["kind"] == "year":
        return Fraction(12)
    first, last = bounds(period)
    days = Counter((day.year, day.month) for day in (first + DAY * at for at in range((last - first).days + 1)))
    return sum(Fraction(count, monthrange(*month)[1]) for month, count in days.items())


def half_up(amount):
    return floor(amount + Fraction(1, 2))


def cost(minutes, prices):
    """Cents; prices are thousandths of a euro."""
    return half_up(sum(Fraction(count, 600) * price for count, price in zip(minutes, prices)))


def amounts_of(offer, by_name, months):
    """In cents. The hours of each name are rounded once, what is fixed once, and every other amount once from their sum."""
    if "cells" in offer:
        plain = prices = offer["cells"]
    else:
        join = max if offer["rule"] == "highest" else sum
        of_day = [0, offer["sunday"], offer["holiday"]]
        surcharges = [join([of_day[at // 2], offer["night"] if at % 2 else 0]) for at in range(6)]
        plain = [[rate] * 6 for rate in offer["rates"]]
        prices = [[rate * (1 + Fraction(each, 10_000)) for each in surcharges] for rate in offer["rates"]]
    tables = list(by_name.values())
    # What may be called off has a price, and is in no sum of what is firm.
    is_firm = [not on_call for _, on_call in by_name]
    lots = [cost(*each) for each in zip(tables, prices)]
    hours = sum(lot for lot, firm in zip(lots, is_firm) if firm)
    base = sum(cost(*each) for *each, firm in zip(tables, plain, is_firm) if firm)
    minutes = sum(sum(table) for table, firm in zip(tables, is_firm) if firm)
    fixed = half_up(offer["monthly"] * months) + offer["once"]
    net = hours + fixed
    return {
        "base": base,
        "surcharges": hours - base,
        "fixed": fixed,
        "net": net,
        "gross": half_up(net * Fraction(119, 100)),
        "monthNet": half_up(net / months) if months >= 1 else None,
        "yearNet": half_up(12 * net / months) if months > 12 else None,
        "perHourNet": half_up(net / Fraction(minutes, 60)) if minutes > 0 else None,
        "lots": [lot for lot, table in zip(lots, tables) if sum(table) > 0],
        "onCall": sum(lots) - hours,
    }


def reckon(plan, offers):
    cells = cells_of(plan["land"], plan["night"], plan.get("sunday", "0-24"))
    by_name = {}
    change = Counter()
    for post in plan["posts"]:
        is_on_call = post.get("onCall", False)
        table = by_name.setdefault((post["name"], is_on_call), [0] * 6)
        for begins, ends in shifts(plan, post):
            for at in range(6):
                table[at] += 15 * post["people"] * cells[begins:ends].count(at)
            if not is_on_call:
                change[begins] += post["people"]
                change[ends] -= post["people"]
    # What may be called off is in no sum of what is firm.
    table, on_call = (
        [sum(each) for each in zip([0] * 6, *(of for (_, apart), of in by_name.items() if apart is wanted))]
        for wanted in (False, True)
    )
    first, last = bounds(plan["period"])
    days = (last - first).days + 1
    yearly = half_up(Fraction(sum(table)) * Fraction(1461, 4) / days) if days > 366 else None
    moments = sorted(change)
    present = list(accumulate(change[at] for at in moments))
    most = max(present, default=0)
    when = WALL[moments[present.index(most)]] if most > 0 else None
    months = months_of(plan["period"])
    return {
        "table": table,
        "onCall": on_call,
        "yearly": yearly,
        "byName": [[name, *minutes] for (name, _), minutes in by_name.items()],
        "peak": when and [most, when.date().isoformat(), when.hour * 60 + when.minute],
        "months": [months.numerator, months.denominator],
        "offers": [amounts_of(offer, by_name, months) for offer in offers],
    }


json.dump([reckon(each["plan"], each["offers"]) for each in json.load(sys.stdin)], sys.stdout)
