import { Flex } from '@chakra-ui/react/flex'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useHistory, useLocation } from 'react-router-dom'
import { counterApi } from '../api/counter-api'
import { Choice } from '../parts/choice'
import { NothingFound, QueryState } from '../parts/query-state'

/** Returns the operator's shops, and the one in the address or the first. */
export function useCounterShop() {
  const query = useQuery({ queryKey: ['counter-shops'], queryFn: counterApi.listShops })
  const history = useHistory()
  const { search } = useLocation()
  const shops = query.data?.shops ?? []
  const asked = new URLSearchParams(search).get('shop')
  const shop = shops.find(({ id }) => id === asked) ?? shops[0]
  const choose = (id: string) =>
    history.replace({ search: `?${new URLSearchParams({ shop: id })}` })
  return { query, shops, shop, choose }
}

type CounterShopChoice = ReturnType<typeof useCounterShop>

export function ShopChoice({ shops, shop, choose }: CounterShopChoice) {
  if (!shop) return null
  return shops.length > 1 ? (
    <Choice
      label="Shop"
      isLabelHidden
      value={shop.id}
      options={shops.map(({ id, name }) => [id, name])}
      onChange={choose}
    />
  ) : (
    <Flex color="fg.muted">{shop.name}</Flex>
  )
}

/** What stands in the place of a shop's list while there is no shop. */
export function ShopState({ query, shops }: CounterShopChoice): ReactNode {
  return (
    <>
      <QueryState query={query} failure="The shops cannot be shown." />
      {query.data && shops.length === 0 && (
        <NothingFound title="No shop" text="No shop that offers pickup is yours." />
      )}
    </>
  )
}
