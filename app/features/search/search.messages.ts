import { defineMessages } from 'react-intl'

export const searchMessages = defineMessages({
  crumb: { id: 'search.crumb', defaultMessage: 'Search' },
  title: { id: 'search.title', defaultMessage: 'All products' },
  titleFor: { id: 'search.titleFor', defaultMessage: 'Results for “{query}”' },
  didYouMean: { id: 'search.didYouMean', defaultMessage: 'Did you mean {suggestion}?' },
  none: { id: 'search.none', defaultMessage: 'We found nothing for “{query}”.' },
  noneAtAll: { id: 'search.noneAtAll', defaultMessage: 'There is nothing here yet.' },
  advice: {
    id: 'search.advice',
    defaultMessage: 'Check the spelling, try a word less, or browse the shop instead.',
  },
  noProducts: { id: 'search.noProducts', defaultMessage: 'We found no product for “{query}”.' },
  readInstead: {
    id: 'search.readInstead',
    defaultMessage: 'Perhaps one of our recipes or stories below answers, or browse the shop.',
  },
  places: { id: 'search.places', defaultMessage: 'Where to browse' },
  browse: { id: 'search.browse', defaultMessage: 'Back to the shop' },
  help: { id: 'search.help', defaultMessage: 'Questions? Here is help.' },
  kinds: { id: 'search.kinds', defaultMessage: 'What was found' },
  products: {
    id: 'search.products',
    defaultMessage: '{total, plural, =0 {Products} one {# product} other {# products}}',
  },
  articles: { id: 'search.articles', defaultMessage: 'Recipes & Stories' },
  articleCount: {
    id: 'search.articleCount',
    defaultMessage: '{count, plural, one {# recipe or story} other {# recipes & stories}}',
  },
  pages: { id: 'search.pages', defaultMessage: 'Good to Know' },
  pageCount: {
    id: 'search.pageCount',
    defaultMessage: '{count, plural, one {# page to read} other {# pages to read}}',
  },
  recipe: { id: 'search.recipe', defaultMessage: 'Recipe' },
  story: { id: 'search.story', defaultMessage: 'Story' },
  showHidden: { id: 'search.showHidden', defaultMessage: 'Show {count, number} more' },
})
