import logging

from django.core.cache.backends.dummy import DummyCache
from django.core.cache.backends.locmem import LocMemCache
from django.core.cache.backends.redis import RedisCache
from redis.exceptions import RedisError

logger = logging.getLogger(__name__)


class CountingCache(RedisCache):
    """Redis; while it is away each process counts for itself, so that people can still ask for codes."""

    def __init__(self, server, params):
        super().__init__(server, params)
        self.meanwhile = self.other(params)

    def other(self, params):
        return LocMemCache("meanwhile", {})

    def ping(self) -> None:
        """Raises RedisError while Redis is away."""
        self._cache.get_client().ping()


class SessionCache(CountingCache):
    """Redis; while it is away sessions come from the database: another process may have ended one."""

    def other(self, params):
        return DummyCache("meanwhile", {})


def _guarded(name: str):
    def call(self, *args, **kwargs):
        try:
            return getattr(RedisCache, name)(self, *args, **kwargs)
        except RedisError as error:
            logger.error("Redis is away", extra={"reason": type(error).__name__})
            return getattr(self.meanwhile, name)(*args, **kwargs)

    return call


for _name in ("add", "get", "set", "touch", "delete", "get_many", "has_key", "incr", "set_many", "delete_many"):
    setattr(CountingCache, _name, _guarded(_name))
