import { defineMessages } from 'react-intl'

/** Boxes of a shopper's own (D1 §2). */
export const buildABoxMessages = defineMessages({
  title: { id: 'buildABox.title', defaultMessage: 'Build a Box' },
  lead: {
    id: 'buildABox.lead',
    defaultMessage:
      'A box of your own, built piece by piece. Choose one to see what may go in and what it costs.',
  },
  leadWithPiece: {
    id: 'buildABox.leadWithPiece',
    defaultMessage: 'Which box should {piece} go into? The other pieces are yours to choose too.',
  },
  boxes: { id: 'buildABox.boxes', defaultMessage: 'Boxes to build' },
  failed: { id: 'buildABox.failed', defaultMessage: 'The boxes could not be loaded.' },
})
