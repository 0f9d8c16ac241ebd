import { defineMessages } from 'react-intl'

export const reviewsMessages = defineMessages({
  title: { id: 'reviews.title', defaultMessage: 'Reviews' },
  average: { id: 'reviews.average', defaultMessage: '{rating} out of 5 stars' },
  count: {
    id: 'reviews.count',
    defaultMessage: '{count, plural, one {# review} other {# reviews}}',
  },
  recommended: { id: 'reviews.recommended', defaultMessage: '{share} would recommend it' },
  bars: { id: 'reviews.bars', defaultMessage: 'Show only' },
  bar: {
    id: 'reviews.bar',
    defaultMessage:
      '<label>{rating, plural, one {# star} other {# stars}}</label> <number>{count, number}</number> <heard>{count, plural, one {review} other {reviews}}</heard>',
  },
  stars: { id: 'reviews.stars', defaultMessage: '{rating, plural, one {# star} other {# stars}}' },
  all: { id: 'reviews.all', defaultMessage: 'Show all reviews' },
  shown: {
    id: 'reviews.shown',
    defaultMessage:
      '{rating, select, all {{shown} of {total, plural, one {# review} other {# reviews}}} other {{shown} of {total, plural, one {# review} other {# reviews}} with {rating, plural, one {# star} other {# stars}}}}',
  },
  none: { id: 'reviews.none', defaultMessage: 'Nobody has given this rating yet.' },
  sort: { id: 'reviews.sort', defaultMessage: 'Sort by' },
  helpful: { id: 'reviews.sortHelpful', defaultMessage: 'Most helpful' },
  newest: { id: 'reviews.sortNewest', defaultMessage: 'Newest' },
  highest: { id: 'reviews.sortHighest', defaultMessage: 'Highest rated' },
  lowest: { id: 'reviews.sortLowest', defaultMessage: 'Lowest rated' },
  more: { id: 'reviews.more', defaultMessage: 'Show more' },
  loading: { id: 'reviews.loading', defaultMessage: 'Loading reviews' },
  failed: { id: 'reviews.failed', defaultMessage: 'The reviews could not be loaded.' },
  from: { id: 'reviews.from', defaultMessage: '{nickname}, {location}' },
  recommends: { id: 'reviews.recommends', defaultMessage: 'Would recommend it' },
  recommendsNot: { id: 'reviews.recommendsNot', defaultMessage: 'Would not recommend it' },
  response: { id: 'reviews.response', defaultMessage: 'Our answer, by {name}' },
  question: { id: 'reviews.question', defaultMessage: 'Was this helpful?' },
  yes: { id: 'reviews.yes', defaultMessage: 'Yes ({count})' },
  no: { id: 'reviews.no', defaultMessage: 'No ({count})' },
  yesLabel: {
    id: 'reviews.yesLabel',
    defaultMessage: 'Yes ({count}): the review of {nickname} was helpful',
  },
  noLabel: {
    id: 'reviews.noLabel',
    defaultMessage: 'No ({count}): the review of {nickname} was not helpful',
  },
  voted: { id: 'reviews.voted', defaultMessage: 'Thank you for saying so.' },
  votedBefore: { id: 'reviews.votedBefore', defaultMessage: 'Your vote was counted before.' },
  voteFailed: {
    id: 'reviews.voteFailed',
    defaultMessage: 'Your vote could not be counted. Please try again.',
  },
  write: { id: 'reviews.write', defaultMessage: 'Write a review' },
  emptyTitle: { id: 'reviews.emptyTitle', defaultMessage: 'Be the first' },
  empty: {
    id: 'reviews.empty',
    defaultMessage:
      'Nobody has written about {name} yet. If you have tasted it, tell the next person what to expect.',
  },
})
