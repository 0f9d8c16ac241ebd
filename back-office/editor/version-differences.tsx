import { Box } from '@chakra-ui/react/box'
import { Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { useQuery } from '@tanstack/react-query'
import { toLabel } from '@contracts/content-field'
import type { StudioBody } from '@contracts/studio'
import { studioApi } from '../api/studio-api'
import { toLanguage } from '../parts/language'
import { compareBodies } from './compare-bodies.rules'

interface VersionDifferencesProps {
  itemId: string
  version: number
  current: StudioBody
}

const Removed = chakra('del', {
  base: { display: 'block', background: 'bg.error', textDecoration: 'none', padding: '1' },
})
const Added = chakra('ins', {
  base: { display: 'block', background: 'bg.success', textDecoration: 'none', padding: '1' },
})

/** `slides.0.headline.es-US` → `Slides › 1 › Headline › Spanish` */
const toWords = (path: string) => path.split('.').map(toWord).join(' › ')

function toWord(part: string): string {
  if (/^\d+$/.test(part)) return String(Number(part) + 1)
  return /^[a-z]{2}-[A-Z]{2}$/.test(part) ? toLanguage(part) : toLabel(part)
}

export function VersionDifferences({ itemId, version, current }: VersionDifferencesProps) {
  const old = useQuery({
    queryKey: ['version', itemId, version],
    queryFn: () => studioApi.getVersion(itemId, version),
    // a version never changes
    staleTime: Infinity,
  })
  if (old.isError) return <Box fontSize="sm">The version cannot be read.</Box>
  if (!old.data) return <Box fontSize="sm">Loading…</Box>
  const differences = compareBodies(old.data.body ?? {}, current)
  return (
    <Stack gap="2" marginTop="3" fontSize="sm" role="status">
      {differences.length === 0 && <Box>The same as in the form.</Box>}
      {differences.map(({ path, before, after }) => (
        <Box key={path} overflowWrap="anywhere">
          <Box fontWeight="medium" fontSize="xs">
            {toWords(path)}
          </Box>
          {before !== undefined && (
            <Removed>
              <Box srOnly>Version {version}:</Box>
              {before}
            </Removed>
          )}
          {after !== undefined && (
            <Added>
              <Box srOnly>Form:</Box>
              {after}
            </Added>
          )}
        </Box>
      ))}
    </Stack>
  )
}
