import { defineMessages } from 'react-intl'

export const boxHeadMessages = defineMessages({
  'title.box': { id: 'boxHead.title.box', defaultMessage: 'Build Your Own Box of Chocolates' },
  'title.lollypop': {
    id: 'boxHead.title.lollypop',
    defaultMessage: 'Build Your Own Box of Lollypops',
  },
  'description.box': {
    id: 'boxHead.description.box',
    defaultMessage:
      'Choose every chocolate yourself and watch the box fill. We pack it by hand, ship it, or have it ready in a shop near you.',
  },
  'description.lollypop': {
    id: 'boxHead.description.lollypop',
    defaultMessage:
      'Choose the flavors and how many of each, and watch the box fill. We wrap every lollypop and ship them, or have them ready in a shop near you.',
  },
  sharedTitle: { id: 'boxHead.sharedTitle', defaultMessage: 'Look What I Put in My Box' },
  sharedDescription: {
    id: 'boxHead.sharedDescription',
    defaultMessage: '{box}: {pieces}. Open it, change what you like, make it yours.',
  },
})
