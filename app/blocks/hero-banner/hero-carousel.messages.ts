import { defineMessages } from 'react-intl'

export const heroCarouselMessages = defineMessages({
  carousel: { id: 'heroCarousel.carousel', defaultMessage: 'carousel' },
  slide: { id: 'heroCarousel.slide', defaultMessage: 'slide' },
  place: { id: 'heroCarousel.place', defaultMessage: '{place} of {count}' },
  pause: { id: 'heroCarousel.pause', defaultMessage: 'Pause automatic slides' },
  start: { id: 'heroCarousel.start', defaultMessage: 'Start automatic slides' },
  show: { id: 'heroCarousel.show', defaultMessage: 'Show slide {place}: {headline}' },
})
