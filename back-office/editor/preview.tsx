import { Box } from '@chakra-ui/react/box'
import { Flex } from '@chakra-ui/react/flex'
import { SegmentGroup } from '@chakra-ui/react/segment-group'
import { Switch } from '@chakra-ui/react/switch'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { PageBlock } from '@rules/page-editing'
import type { StudioBody, StudioItem, StudioSite } from '@contracts/studio'
import { studioApi } from '../api/studio-api'
import { Choice } from '../parts/choice'
import { toLanguage } from '../parts/language'
import { useDebounced } from '../parts/use-debounced'
import { useIsWide } from '../parts/use-is-wide'
import { BlockMenu } from './page-blocks'
import { PageFrame, type Target } from './page-frame'
import { PreviewFrame } from './preview-frame'
import type { PreviewDevice } from './preview-host'

const PAUSE_MS = 300

const DEVICES: readonly PreviewDevice[] = [
  { name: 'Phone', width: 375, height: 812, orientate: true, rotated: false },
  { name: 'Desktop', width: 1280, height: 900, orientate: false, rotated: false },
]
const ON_PAGE = 'On the page'
const ALONE = 'Alone'

/** An item with the values of its form. */
export interface EditedItem {
  item: StudioItem
  body: StudioBody
}

/** The page that is shown. */
export interface ShownPage {
  path: string
  blocks: readonly PageBlock[]
}

interface PreviewProps {
  edited: EditedItem | undefined
  sites: readonly StudioSite[]
  siteId: string
  onSite: (siteId: string) => void
  /** Undefined if no page is known that shows the item. */
  page: ShownPage | undefined
  /** In ISO 8601; now if absent. */
  moment: string | undefined
  target: Target | undefined
  onPage: (page: ShownPage) => void
  onChosen: (target: Target) => void
  onShow: (target: Target) => void
}

/** The edited item as shoppers will see it: on a page that shows it, or alone. */
export function Preview(props: PreviewProps) {
  const { edited, sites, siteId, page, moment, target } = props
  const site = sites.find(({ id }) => id === siteId)
  const isWide = useIsWide()
  const [deviceName, setDeviceName] = useState(isWide ? 'Desktop' : 'Phone')
  const [locale, setLocale] = useState(site?.locales[0] ?? 'en-US')
  const [where, setWhere] = useState(isWide ? ON_PAGE : ALONE)
  const [isPointing, setPointing] = useState(true)
  const draft = useDraft(edited)
  const device = DEVICES.find(({ name }) => name === deviceName) ?? DEVICES[0]
  const isOnPage = page !== undefined && (where === ON_PAGE || !edited)
  const title = `Preview of ${edited?.item.name ?? 'the page'}`
  return (
    <Flex
      direction="column"
      as="section"
      aria-label="Preview"
      position="sticky"
      top={edited ? '24' : '0'}
    >
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
        {page && edited && (
          <Segments
            label="Shown"
            value={where}
            options={[ON_PAGE, ALONE].map((name) => [name, name])}
            onChange={setWhere}
          />
        )}
        <SiteChoice {...props} />
        {isOnPage && (
          <>
            <PointingSwitch isOn={isPointing} onChange={setPointing} />
            {edited && (
              <BlockMenu blocks={page.blocks} onChoose={props.onChosen} onShow={props.onShow} />
            )}
          </>
        )}
      </Flex>
      {site && device && isOnPage && (
        <PageFrame
          key={site.id}
          {...{ title, locale, moment, isPointing, target, draft: draft.value }}
          origin={site.origin}
          path={page.path}
          width={device.width}
          onPage={props.onPage}
          onChosen={props.onChosen}
        />
      )}
      {site && device && !isOnPage && edited && draft.value && (
        <PreviewFrame
          key={`${site.id} ${edited.item.id}`}
          origin={site.origin}
          itemName={edited.item.name}
          state={{ content: draft.value.content, locale, device, devices: DEVICES }}
        />
      )}
      {draft.hasFailed && <Box padding="4">The preview is not available at the moment.</Box>}
    </Flex>
  )
}

function SiteChoice({ sites, siteId, onSite }: Pick<PreviewProps, 'sites' | 'siteId' | 'onSite'>) {
  if (sites.length < 2) return null
  return (
    <Box flex="1" minWidth="32" maxWidth="56">
      <Choice
        label="Site"
        isLabelHidden
        size="sm"
        value={siteId}
        options={sites.map(({ id, name }) => [id, name])}
        onChange={onSite}
      />
    </Box>
  )
}

/** The values of the form with linked items inlined, once they have stayed unchanged for a moment. */
function useDraft(edited: EditedItem | undefined) {
  const settled = useDebounced(edited, PAUSE_MS)
  const inlined = useQuery({
    queryKey: ['inline', settled?.item.id, settled?.body],
    queryFn: async () => ({
      itemId: settled?.item.id ?? '',
      content: (await studioApi.inline(settled?.body ?? {})).content,
    }),
    enabled: settled !== undefined,
    keepPreviousData: true,
    cacheTime: 0,
  })
  const { data, isError } = inlined
  const isOfItem = data?.itemId === edited?.item.id
  const value = useMemo(() => (isOfItem ? data : undefined), [isOfItem, data])
  return { value, hasFailed: isError }
}

interface PointingSwitchProps {
  isOn: boolean
  onChange: (isOn: boolean) => void
}

/** While it is off, links of the page can be followed. */
function PointingSwitch({ isOn, onChange }: PointingSwitchProps) {
  return (
    <Switch.Root
      size="sm"
      checked={isOn}
      onCheckedChange={({ checked }) => onChange(checked)}
      colorPalette="brand"
    >
      <Switch.HiddenInput />
      <Switch.Control />
      <Switch.Label fontWeight="normal">Point at blocks</Switch.Label>
    </Switch.Root>
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
