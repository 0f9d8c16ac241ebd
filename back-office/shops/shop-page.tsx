import { Badge } from '@chakra-ui/react/badge'
import { Box } from '@chakra-ui/react/box'
import { Button } from '@chakra-ui/react/button'
import { Flex } from '@chakra-ui/react/flex'
import { Grid } from '@chakra-ui/react/grid'
import { Link } from '@chakra-ui/react/link'
import { Stack } from '@chakra-ui/react/stack'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams } from 'react-router-dom'
import type { OfficeShop, ShopTexts } from '@contracts/shop'
import { hoursTextOf } from '@rules/special-days-entry'
import { merchandiseApi, shopPath } from '../api/merchandise-api'
import { History, historyKey } from '../parts/history'
import { toLanguage } from '../parts/language'
import { RecordPage } from '../records/record-page'
import { StateBadge } from '../parts/state-badge'
import { SectionBox } from '../parts/section-box'
import { TextLink } from '../parts/text-link'
import { useRight } from '../session/session-context'
import { ShopDetailsDialog } from './shop-details-dialog'
import { DAYS } from './shop-days'
import { ShopHoursDialog } from './shop-hours-dialog'
import { SpecialDaysSection } from './special-days-section'
import { SHOP_STATES } from './shop-state'
import { untoldKey } from './untold-pickups'

export default function ShopPage() {
  const { id } = useParams<{ id: string }>()
  const client = useQueryClient()
  const mayChange = useRight('shops.write')
  const [opened, setOpened] = useState<'hours' | 'details'>()
  const path = shopPath(id)
  const query = useQuery({ queryKey: ['shop', id], queryFn: () => merchandiseApi.getShop(id) })
  /**
   * Reloads the shop even if the change was refused: the dialog's data may have been out of date.
   */
  const close = () => {
    setOpened(undefined)
    void client.invalidateQueries(['shop', id])
    void client.invalidateQueries(['shops'])
    void client.invalidateQueries(historyKey(path))
    void client.invalidateQueries(untoldKey(id))
  }
  const changing = (what: 'hours' | 'details') =>
    mayChange && (
      <Button size="xs" variant="outline" onClick={() => setOpened(what)}>
        Change<Box srOnly>the {what}</Box>
      </Button>
    )
  return (
    <RecordPage title={query.data?.name ?? `Shop ${id}`} noun="shop" list="/shops" query={query}>
      {(shop) => (
        <Stack gap="4">
          <Grid templateColumns={{ base: '1fr', lg: '1fr 1fr' }} gap="4" alignItems="start">
            <Stack gap="4" minWidth="0">
              <SectionBox title="Details" aside={changing('details')}>
                <Details shop={shop} />
              </SectionBox>
              <Stock shop={shop} />
            </Stack>
            <Stack gap="4" minWidth="0">
              <SectionBox title="Opening hours" aside={changing('hours')}>
                <Hours shop={shop} />
              </SectionBox>
              <SpecialDaysSection shop={shop} onChange={close} />
            </Stack>
          </Grid>
          <History path={path} />
          {opened === 'hours' && <ShopHoursDialog shop={shop} onClose={close} />}
          {opened === 'details' && <ShopDetailsDialog shop={shop} onClose={close} />}
        </Stack>
      )}
    </RecordPage>
  )
}

function Details({ shop }: { shop: OfficeShop }) {
  const { id, storeType, addressLines, phone, email, fax, place } = shop
  const services = [
    shop.isPickupEnabled && shop.state !== 'pickup' && 'Pick-up',
    shop.isPosEnabled && 'Point of sale',
    shop.isListed && 'In the list of shops',
  ].filter((name) => name !== false)
  return (
    <Stack gap="3" overflowWrap="anywhere">
      <Flex gap="2" wrap="wrap">
        <StateBadge states={SHOP_STATES} state={shop.state} />
        {services.map((name) => (
          <Badge key={name} colorPalette="gray">
            {name}
          </Badge>
        ))}
      </Flex>
      {shop.isClosed && <Texts texts={shop.closureMessages} none="No message says why." />}
      <Box>
        {addressLines.map((line) => (
          <Box key={line}>{line}</Box>
        ))}
      </Box>
      <Box>
        <Box>{phone || 'No telephone number'}</Box>
        <Box>{email || 'No e-mail address'}</Box>
        {fax && <Box>Fax {fax}</Box>}
      </Box>
      {place && <MapLink place={place} />}
      <Box fontSize="sm" color="fg.muted">
        Shop {id}
        {storeType && `, ${storeType.replaceAll('_', ' ')}`}
      </Box>
    </Stack>
  )
}

function MapLink({ place }: { place: NonNullable<OfficeShop['place']> }) {
  const position = `${place.latitude}, ${place.longitude}`
  const query = new URLSearchParams({
    mlat: String(place.latitude),
    mlon: String(place.longitude),
  })
  return (
    <Box fontSize="sm">
      <Link
        href={`https://www.openstreetmap.org/?${query.toString()}#map=17/${place.latitude}/${place.longitude}`}
        target="_blank"
        rel="noreferrer"
        textDecoration="underline"
      >
        {position}
        <Box srOnly>, on a map in a new tab</Box>
      </Link>
    </Box>
  )
}

function Hours({ shop: { hours, notes } }: { shop: OfficeShop }) {
  return (
    <Stack gap="4">
      {!hours && <Box color="fg.muted">No opening hours have been entered.</Box>}
      {hours && (
        <Grid as="dl" templateColumns="max-content 1fr" columnGap="5" rowGap="1">
          {DAYS.map((day) => (
            <Box key={day} display="contents">
              <Box as="dt">{day}</Box>
              <Box as="dd" color={hours[day].length > 0 ? undefined : 'fg.muted'}>
                {hoursTextOf({ spans: hours[day] })}
              </Box>
            </Box>
          ))}
        </Grid>
      )}
      <Box>
        <Box fontWeight="medium" fontSize="sm">
          Note to shoppers
        </Box>
        <Texts texts={notes} none="None." />
      </Box>
    </Stack>
  )
}

function Texts({ texts, none }: { texts: ShopTexts; none: string }) {
  const all = Object.entries(texts)
  if (all.length === 0) return <Box color="fg.muted">{none}</Box>
  return (
    <Stack gap="1">
      {all.map(([locale, text]) => (
        <Box key={locale} whiteSpace="pre-line">
          {text}
          {locale !== 'default' && (
            <Box as="span" color="fg.muted" fontSize="xs">
              {' '}
              {toLanguage(locale)}
            </Box>
          )}
        </Box>
      ))}
    </Stack>
  )
}

function Stock({ shop: { stockList } }: { shop: OfficeShop }) {
  const mayRead = useRight('catalog.read')
  return (
    <SectionBox title="Stock">
      {!stockList && (
        <Box color="fg.muted">It has no inventory list of its own: the site’s stock applies.</Box>
      )}
      {stockList && (
        <Stack gap="1" overflowWrap="anywhere">
          <Box>{stockList.name}</Box>
          <Box fontSize="sm" color="fg.muted">
            {stockList.products === 1
              ? '1 product in stock'
              : `${stockList.products} products in stock`}
          </Box>
          {mayRead && (
            <Box fontSize="sm">
              <TextLink to="/products">Products, each with its stock in this shop</TextLink>
            </Box>
          )}
        </Stack>
      )}
    </SectionBox>
  )
}
