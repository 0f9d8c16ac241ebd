-- No query uses it since lists find pickups by their state. In a file of its own, because a lock for
-- dropping after one for building an index would wait for orders that wait for the build.
drop index order_pickup;
