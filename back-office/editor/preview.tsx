import { Box } from '@chakra-ui/react/box'
import { Flex } from '@chakra-ui/react/flex'
import { SegmentGroup } from '@chakra-ui/react/segment-group'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { StudioBody, StudioItem, StudioSite } from '@contracts/studio'
import { studioApi } from '../api/studio-api'
import { Choice } from '../parts/choice'
import { toLanguage } from '../parts/language'
import { useDebounced } from '../parts/use-debounced'
import { useIsWide } from '../parts/use-is-wide'
import { PreviewFrame } from './preview-frame'
import type { PreviewDevice } from './preview-host'

const PAUSE_MS = 300

const DEVICES: readonly PreviewDevice[] = [
  { name: 'Phone', width: 375, height: 812, orientate: true, rotated: false },
  { name: 'Desktop', width: 1280, height: 900, orientate: false, rotated: false },
]

interface PreviewProps {
  item: StudioItem
  body: StudioBody
  sites: readonly StudioSite[]
}

/** Returns the site whose id is the first part of the item's key, or else the first site. */
function findSite(sites: readonly StudioSite[], key = ''): StudioSite | undefined {
  return sites.find(({ id }) => key.startsWith(`${id}/`)) ?? sites[0]
}

export function Preview({ item, body, sites }: PreviewProps) {
  const [siteId, setSiteId] = useState(findSite(sites, item.key)?.id ?? '')
  const site = sites.find(({ id }) => id === siteId)
  const isWide = useIsWide()
  const [deviceName, setDeviceName] = useState(isWide ? 'Desktop' : 'Phone')
  const [locale, setLocale] = useState(site?.locales[0] ?? 'en-US')
  const settled = useDebounced(body, PAUSE_MS)
  const inlined = useQuery({
    queryKey: ['inline', item.id, settled],
    queryFn: () => studioApi.inline(settled),
    keepPreviousData: true,
    cacheTime: 0,
  })
  const device = DEVICES.find(({ name }) => name === deviceName) ?? DEVICES[0]
  return (
    <Flex direction="column" as="section" aria-label="Preview" position="sticky" top="24">
      <Flex gap="3" padding="3" align="center" wrap="wrap">
        <Segments
          label="Width"
          value={deviceName}
          options={DEVICES.map(({ name }) => [name, name])}
          onChange={setDeviceName}
        />
        <Segments
          label="Language"
          value={locale}
          options={(site?.locales ?? []).map((one) => [one, toLanguage(one)])}
          onChange={setLocale}
        />
        {sites.length > 1 && (
          <Box flex="1" minWidth="32" maxWidth="56">
            <Choice
              label="Site"
              isLabelHidden
              size="sm"
              value={siteId}
              options={sites.map(({ id, name }) => [id, name])}
              onChange={setSiteId}
            />
          </Box>
        )}
      </Flex>
      {site && device && inlined.data && (
        <PreviewFrame
          key={`${site.id} ${item.id}`}
          origin={site.origin}
          itemName={item.name}
          state={{ content: inlined.data.content, locale, device, devices: DEVICES }}
        />
      )}
      {inlined.isError && <Box padding="4">The preview is not available at the moment.</Box>}
    </Flex>
  )
}

interface SegmentsProps {
  label: string
  value: string
  options: readonly (readonly [string, string])[]
  onChange: (value: string) => void
}

function Segments({ label, value, options, onChange }: SegmentsProps) {
  return (
    <SegmentGroup.Root
      size="sm"
      value={value}
      aria-label={label}
      onValueChange={({ value: chosen }) => chosen && onChange(chosen)}
    >
      <SegmentGroup.Indicator background="bg.panel" />
      {options.map(([option, name]) => (
        <SegmentGroup.Item key={option} value={option}>
          <SegmentGroup.ItemText>{name}</SegmentGroup.ItemText>
          <SegmentGroup.ItemHiddenInput />
        </SegmentGroup.Item>
      ))}
    </SegmentGroup.Root>
  )
}
