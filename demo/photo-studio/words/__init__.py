"""What a row's picture shows, in words: made from the same data, so text and picture cannot drift apart."""
from words.scenes import describe

__all__ = ['describe']
