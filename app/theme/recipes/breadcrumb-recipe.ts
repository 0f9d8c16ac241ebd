import { defineSlotRecipe } from '@chakra-ui/react/styled-system'

export const breadcrumbRecipe = defineSlotRecipe({
  slots: ['root', 'list', 'item', 'link'],
  base: {
    root: {
      paddingBlock: 'var(--space-3) var(--space-2)',
      color: 'inkSoft',
      fontSize: 'sm',
      '@media (min-width: 769px)': { paddingBlock: 'var(--space-5) var(--space-4)' },
    },
    list: {
      display: 'flex',
      flexWrap: 'wrap',
      rowGap: '1',
    },
    item: {
      // the separator follows an item; when the list wraps, an item starts the new line
      '&:not(:last-child)::after': {
        content: "'/'",
        paddingInline: '2',
        color: 'lineStrong',
      },
    },
    link: {
      textDecoration: 'none',
      '&:hover': { color: 'accent', textDecoration: 'underline' },
    },
  },
})
