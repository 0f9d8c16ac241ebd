import { Badge } from '@chakra-ui/react/badge'
import { Box } from '@chakra-ui/react/box'
import type { PaperKind, PaperParcel } from '@contracts/papers'
import { MomentText } from '../parts/moment-text'
import { OffPaper } from '../parts/paper'

/** Says on the screen that a sheet was printed before, and that a parcel has left or was changed. */
export function PrintedBefore({ parcel, kind }: { parcel: PaperParcel; kind: PaperKind }) {
  const last = parcel.prints.filter((print) => print.kind === kind).at(-1)
  if (!last && !parcel.isShipped) return null
  return (
    <OffPaper>
      <Box fontSize="xs" color="fg.muted" marginBottom="3">
        {parcel.isShipped && (
          <Badge colorPalette="green" marginInlineEnd="2">
            Sent
          </Badge>
        )}
        {parcel.isChanged && kind === 'slip' && (
          <Badge colorPalette="orange" marginInlineEnd="2">
            Changed since printed
          </Badge>
        )}
        {last && (
          <>
            Printed <MomentText iso={last.at} /> by {last.by}
          </>
        )}
      </Box>
    </OffPaper>
  )
}
