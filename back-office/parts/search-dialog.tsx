import { Box } from '@chakra-ui/react/box'
import { Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { ChoiceSearch } from './choice-search'
import { DialogBox } from './dialog-box'

export interface SearchChoice {
  id: string
  name: string
  detail?: string
}

interface SearchDialogProps {
  title: string
  hint?: string
  queryKey: string
  search: (text: string) => Promise<readonly SearchChoice[]>
  onChoose: (choice: SearchChoice) => void
  onClose: () => void
}

/** A choice of a list. */
export const ChoiceRow = chakra('button', {
  base: {
    display: 'block',
    width: '100%',
    paddingInline: '3',
    paddingBlock: '2',
    textAlign: 'start',
    fontSize: 'sm',
    borderRadius: 'l2',
    cursor: 'pointer',
    overflowWrap: 'anywhere',
    _hover: { background: 'bg.muted' },
    _pressed: { background: 'bg.emphasized' },
    focusVisibleRing: 'inside',
  },
})

export function SearchDialog({ title, queryKey, onChoose, onClose, ...search }: SearchDialogProps) {
  return (
    <DialogBox title={title} onClose={onClose}>
      <ChoiceSearch queryKey={[queryKey]} {...search}>
        {(choices) => (
          <Stack gap="0">
            {choices.map((choice) => (
              <ChoiceRow key={choice.id} type="button" onClick={() => onChoose(choice)}>
                {choice.name}
                <Box as="span" color="fg.muted" fontSize="xs">
                  {' '}
                  {choice.detail ?? choice.id}
                </Box>
              </ChoiceRow>
            ))}
          </Stack>
        )}
      </ChoiceSearch>
    </DialogBox>
  )
}
