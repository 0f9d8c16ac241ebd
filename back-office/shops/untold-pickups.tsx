import { Alert } from '@chakra-ui/react/alert'
import { Box } from '@chakra-ui/react/box'
import { Button } from '@chakra-ui/react/button'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { OfficeShop } from '@contracts/shop'
import { merchandiseApi } from '../api/merchandise-api'
import { ClosedPickupsDialog } from './closed-pickups-dialog'
import { countOf } from './concerned-pickups'

export const untoldKey = (shopId: string) => ['closed-pickups', shopId]

/** Says that shoppers do not know yet that their pickup is due while the shop is closed. */
export function UntoldPickups({ shop }: { shop: Pick<OfficeShop, 'id' | 'name'> }) {
  const [isDeciding, setIsDeciding] = useState(false)
  const pending = useQuery({
    queryKey: untoldKey(shop.id),
    queryFn: () => merchandiseApi.listClosedPickups(shop.id),
  })
  const untold = pending.data?.pickups ?? []
  return (
    <>
      {untold.length > 0 && (
        <Alert.Root status="warning" marginBottom="4">
          <Alert.Content>
            <Alert.Title>{countOf(untold.length)} while the shop is closed</Alert.Title>
            <Alert.Description>The shoppers have not been told.</Alert.Description>
          </Alert.Content>
          <Button size="sm" variant="outline" onClick={() => setIsDeciding(true)}>
            Look<Box srOnly>at these pickups</Box>
          </Button>
        </Alert.Root>
      )}
      {isDeciding && (
        <ClosedPickupsDialog
          shop={shop}
          pickups={untold}
          onClose={() => {
            setIsDeciding(false)
            void pending.refetch()
          }}
        />
      )}
    </>
  )
}
