import { Box } from '@chakra-ui/react/box'
import { Stack } from '@chakra-ui/react/stack'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { merchandiseApi, shopPath } from '../api/merchandise-api'
import { DialogBox } from '../parts/dialog-box'
import { FormDialog } from '../parts/form-dialog'
import { QueryState } from '../parts/query-state'
import { TextLink } from '../parts/text-link'
import { useSites } from '../parts/use-sites'
import { CheckField, faultOf, NO_DAYS, SpecialDaysFields } from './special-days-fields'

/** As many as one request lists. */
const SHOWN = 100

/** Special days of many shops in one step, e.g. a holiday. */
export function CommonDaysDialog({ onClose }: { onClose: () => void }) {
  const [entry, setEntry] = useState(NO_DAYS)
  const [replaces, setReplaces] = useState(false)
  const [chosen, setChosen] = useState<readonly string[]>()
  const locales = [...new Set(useSites().flatMap((site) => site.locales))].sort()
  const add = useMutation({
    mutationFn: () =>
      merchandiseApi.addSpecialDays({ entry, replaces, ...(chosen && { shopIds: [...chosen] }) }),
  })
  if (add.data) {
    const { changed, concerned, leftOut } = add.data
    return (
      <DialogBox title="Special days are entered" onClose={onClose}>
        <Stack gap="2">
          <Box>{changed === 1 ? '1 shop has them.' : `${changed} shops have them.`}</Box>
          {concerned.length > 0 && (
            <Box>
              Open pickups are due then. Decide about them on the page of{' '}
              {concerned.map(({ id, name, pickups }, index) => (
                <span key={id}>
                  {index > 0 && ', '}
                  <TextLink to={shopPath(id)}>{name}</TextLink> ({pickups})
                </span>
              ))}
              .
            </Box>
          )}
          {leftOut.length > 0 && (
            <Box>
              Left out, because something else is entered there for these days:{' '}
              {leftOut.map(({ name }) => name).join(', ')}.
            </Box>
          )}
        </Stack>
      </DialogBox>
    )
  }
  return (
    <FormDialog
      title="Special days for several shops"
      action="Save"
      isBusy={add.isLoading}
      isIncomplete={faultOf(entry) !== undefined || chosen?.length === 0}
      error={add.error}
      onSubmit={() => add.mutate()}
      onClose={onClose}
    >
      <SpecialDaysFields entry={entry} locales={locales} onChange={setEntry} />
      <CheckField isOn={replaces} onChange={setReplaces}>
        Replace what a shop has on these days. Otherwise it is left out.
      </CheckField>
      <CheckField
        isOn={chosen === undefined}
        onChange={(isAll) => setChosen(isAll ? undefined : [])}
      >
        All shops
      </CheckField>
      {chosen && <ShopChoice chosen={chosen} onChange={setChosen} />}
    </FormDialog>
  )
}

interface ShopChoiceProps {
  chosen: readonly string[]
  onChange: (chosen: string[]) => void
}

function ShopChoice({ chosen, onChange }: ShopChoiceProps) {
  const query = useQuery({
    queryKey: ['shops', 'choice'],
    queryFn: () => merchandiseApi.listShops({ limit: SHOWN }),
  })
  return (
    <Box as="fieldset" border="none" marginTop="2" paddingInlineStart="6">
      <Box as="legend" srOnly>
        Shops
      </Box>
      <QueryState query={query} failure="The shops cannot be shown." />
      <Stack gap="0">
        {query.data?.shops.map(({ id, name }) => (
          <CheckField
            key={id}
            isOn={chosen.includes(id)}
            onChange={(isOn) =>
              onChange(isOn ? [...chosen, id] : chosen.filter((one) => one !== id))
            }
          >
            {name}
          </CheckField>
        ))}
      </Stack>
    </Box>
  )
}
