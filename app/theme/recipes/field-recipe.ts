import { defineSlotRecipe } from '@chakra-ui/react/styled-system'

export const fieldRecipe = defineSlotRecipe({
  slots: ['root', 'label', 'helperText'],
  base: {
    // when one field shows an error, fields in the same row keep their height
    root: { display: 'grid', alignContent: 'start', gap: '1' },
    label: { fontSize: 'sm', fontWeight: 'medium', color: 'ink' },
    helperText: { fontSize: 'sm', color: 'inkSoft', textWrap: 'pretty' },
  },
})
