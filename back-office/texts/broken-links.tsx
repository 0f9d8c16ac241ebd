import { Box } from '@chakra-ui/react/box'
import { Stack } from '@chakra-ui/react/stack'
import { useQuery } from '@tanstack/react-query'
import { textsApi } from '../api/texts-api'
import { NothingFound, QueryState } from '../parts/query-state'
import { PlaceRow } from './place-row'

/** Links of all items that lead nowhere, with the reason. */
export function BrokenLinks() {
  const found = useQuery({
    queryKey: ['broken-links'],
    queryFn: textsApi.listBrokenLinks,
    cacheTime: 0,
  })
  const { links = [], checked = 0, isCut } = found.data ?? {}
  const count = links.length === 1 ? 'One link leads' : `${links.length} links lead`
  return (
    <>
      <QueryState query={found} failure="The links cannot be checked." />
      <Box role="status" color="fg.muted" fontSize="sm">
        {links.length > 0 &&
          `${isCut ? 'More than ' : ''}${count} nowhere, of ${checked} that were checked.`}
      </Box>
      {found.data && links.length === 0 && (
        <NothingFound
          title="Every link leads somewhere"
          text={`${checked} links were checked. Addresses of other sites are not asked.`}
        />
      )}
      <Stack as="ul" gap="2" marginTop="3" listStyleType="none">
        {links.map((link, index) => (
          <PlaceRow key={index} place={link}>
            <Box fontFamily="mono" fontSize="sm" overflowWrap="anywhere">
              {link.address}
            </Box>
            <Box fontSize="sm" color="fg.warning" fontWeight="medium">
              {link.problem}
            </Box>
          </PlaceRow>
        ))}
      </Stack>
    </>
  )
}
