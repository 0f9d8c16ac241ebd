import { Badge } from '@chakra-ui/react/badge'
import { Box } from '@chakra-ui/react/box'
import { Button } from '@chakra-ui/react/button'
import { Flex } from '@chakra-ui/react/flex'
import { Grid } from '@chakra-ui/react/grid'
import { Stack } from '@chakra-ui/react/stack'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams } from 'react-router-dom'
import type {
  OfficePrice,
  OfficePriceBook,
  OfficeProduct,
  OfficeStock,
} from '@contracts/merchandise'
import { merchandiseApi, productPath } from '../api/merchandise-api'
import { History, historyKey } from '../parts/history'
import { formatMoment } from '../parts/moment-text'
import { RecordPage } from '../records/record-page'
import { SectionBox } from '../parts/section-box'
import { TextLink } from '../parts/text-link'
import { Thumbnail } from '../parts/thumbnail'
import { useRight } from '../session/session-context'
import { EndPriceDialog } from './end-price-dialog'
import { FlagsDialog } from './flags-dialog'
import { KIND_NAMES } from './kind-names'
import { PriceDialog } from './price-dialog'
import { ProductFacts } from './product-facts'
import { ProductPrices, type PriceActions } from './product-prices'
import { ProductStock } from './product-stock'
import { SchedulePriceDialog } from './schedule-price-dialog'
import { StockDialog } from './stock-dialog'

type Opened =
  | { what: 'flags' }
  | { what: 'price' | 'schedule'; book: OfficePriceBook; price?: OfficePrice }
  | { what: 'end'; book: OfficePriceBook; price: OfficePrice }
  | { what: 'stock'; stock: OfficeStock }

export default function ProductPage() {
  const { productId } = useParams<{ productId: string }>()
  const client = useQueryClient()
  const mayChange = useRight('catalog.write')
  const [opened, setOpened] = useState<Opened>()
  const path = productPath(productId)
  const key = ['product', productId]
  const query = useQuery({ queryKey: key, queryFn: () => merchandiseApi.getProduct(productId) })
  /**
   * Reloads the product even if the change was refused: the dialog's data may have been out of
   * date.
   */
  const close = () => {
    setOpened(undefined)
    void client.invalidateQueries(key)
    void client.invalidateQueries(historyKey(path))
    void client.invalidateQueries(['products'])
  }
  const priceActions: PriceActions = {
    change: (book, price) => setOpened({ what: 'price', book, price }),
    schedule: (book, price) => setOpened({ what: 'schedule', book, price }),
    end: (book, price) => setOpened({ what: 'end', book, price }),
  }
  return (
    <RecordPage
      title={query.data?.name ?? 'Product'}
      noun="product"
      list="/products"
      query={query}
      aside={() =>
        mayChange && (
          <Button size="sm" variant="outline" onClick={() => setOpened({ what: 'flags' })}>
            Change state
          </Button>
        )
      }
    >
      {(product) => (
        <Stack gap="4">
          <Head product={product} />
          <Grid templateColumns={{ base: '1fr', lg: '1fr 1fr' }} gap="4" alignItems="start">
            <Stack gap="4" minWidth="0">
              <ProductPrices product={product} actions={mayChange ? priceActions : undefined} />
              <ProductStock
                product={product}
                onChange={mayChange ? (stock) => setOpened({ what: 'stock', stock }) : undefined}
              />
            </Stack>
            <ProductFacts product={product} />
          </Grid>
          <History path={path} />
          {opened?.what === 'flags' && <FlagsDialog product={product} onClose={close} />}
          {opened?.what === 'price' && (
            <PriceDialog
              product={product}
              book={opened.book}
              price={opened.price}
              onClose={close}
            />
          )}
          {opened?.what === 'schedule' && (
            <SchedulePriceDialog
              product={product}
              book={opened.book}
              price={opened.price}
              onClose={close}
            />
          )}
          {opened?.what === 'end' && (
            <EndPriceDialog
              product={product}
              book={opened.book}
              price={opened.price}
              onClose={close}
            />
          )}
          {opened?.what === 'stock' && (
            <StockDialog product={product} stock={opened.stock} onClose={close} />
          )}
        </Stack>
      )}
    </RecordPage>
  )
}

function Head({ product }: { product: OfficeProduct }) {
  const { id, kind, brand, master, isOnline, isSearchable, onlineFrom, onlineTo } = product
  return (
    <SectionBox title="Overview">
      <Flex gap="4" direction={{ base: 'column', sm: 'row' }}>
        <Thumbnail path={product.picture} size="32" />
        <Stack gap="2" minWidth="0" overflowWrap="anywhere">
          <Flex gap="2" wrap="wrap">
            <Badge colorPalette={isOnline ? 'green' : 'gray'}>
              {isOnline ? 'Online' : 'Offline'}
            </Badge>
            <Badge colorPalette={isSearchable ? 'green' : 'orange'}>
              {isSearchable ? 'Searchable' : 'Not searchable'}
            </Badge>
          </Flex>
          <Box>
            {KIND_NAMES[kind]} {id}
            {brand && `, ${brand}`}
          </Box>
          {onlineFrom && <Box fontSize="sm">From {formatMoment(onlineFrom)}</Box>}
          {onlineTo && <Box fontSize="sm">Until {formatMoment(onlineTo)}</Box>}
          {master && (
            <Box fontSize="sm">
              A variant of <TextLink to={productPath(master.id)}>{master.name}</TextLink>
              {!master.isOnline && ', which is offline'}
            </Box>
          )}
        </Stack>
      </Flex>
    </SectionBox>
  )
}
