import { Badge } from '@chakra-ui/react/badge'
import { Box } from '@chakra-ui/react/box'
import { Flex } from '@chakra-ui/react/flex'
import type { ReactNode } from 'react'
import type { StudioBrokenLink, StudioTextMatch } from '@contracts/studio-texts'
import { fieldPath } from '../api/texts-api'
import { toLanguage } from '../parts/language'
import { formatMoment } from '../parts/moment-text'
import { RecordLink } from '../parts/record-link'

interface PlaceRowProps {
  place: StudioTextMatch | StudioBrokenLink
  /** Before the name of the item. */
  control?: ReactNode
  children: ReactNode
}

/** A place in an item; its link opens the item at that field. */
export function PlaceRow({ place, control, children }: PlaceRowProps) {
  const { itemName, label, locale, editionName, startsAt, isPublished } = place
  return (
    <Box as="li" padding="3" borderWidth="1px" borderRadius="l2" background="bg.panel">
      <Flex gap="3" align="start">
        {control}
        <Box flex="1" minWidth="0">
          <Flex gap="2" wrap="wrap" align="baseline">
            <RecordLink to={fieldPath(place)}>{itemName}</RecordLink>
            <Box fontSize="xs" color="fg.muted">
              {label}
              {locale !== undefined && ` · ${toLanguage(locale)}`}
            </Box>
            {editionName !== undefined && (
              <Badge colorPalette="blue">
                {editionName}
                {startsAt !== undefined && `, ${formatMoment(startsAt)}`}
              </Badge>
            )}
            {!isPublished && <Badge>Draft</Badge>}
          </Flex>
          {children}
        </Box>
      </Flex>
    </Box>
  )
}
