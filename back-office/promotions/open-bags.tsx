import { Box } from '@chakra-ui/react/box'
import { Stack } from '@chakra-ui/react/stack'
import type { OpenBag } from '@contracts/promotion'
import { MomentText } from '../parts/moment-text'
import { ChoiceRow } from '../parts/search-dialog'
import { SectionBox } from '../parts/section-box'

interface OpenBagsProps {
  bags: readonly OpenBag[]
  onChoose: (id: string) => void
}

/** A choice of the open bags of one person. */
export function OpenBags({ bags, onChoose }: OpenBagsProps) {
  return (
    <Box marginBottom="4">
      <SectionBox title={bags.length === 1 ? '1 open bag' : `${bags.length} open bags`}>
        <Stack gap="0">
          {bags.map(({ id, siteName, email, pieces, changedAt }) => (
            <ChoiceRow key={id} type="button" onClick={() => onChoose(id)}>
              {siteName}, {pieces === 1 ? '1 item' : `${pieces} items`}
              <Box as="span" color="fg.muted" fontSize="xs">
                {' '}
                {email && `${email}, `}changed <MomentText iso={changedAt} />
              </Box>
            </ChoiceRow>
          ))}
        </Stack>
      </SectionBox>
    </Box>
  )
}
