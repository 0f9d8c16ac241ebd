import { Badge } from '@chakra-ui/react/badge'
import { Box } from '@chakra-ui/react/box'
import { Flex } from '@chakra-ui/react/flex'
import type { OfficePreference } from '@contracts/preference'
import { toShownValue } from './preference-text.rules'

/** The current value, and whether it is the default. */
export function PreferenceValue({ preference }: { preference: OfficePreference }) {
  const { isSet, isSecret, value, default: standard } = preference
  return (
    <Flex gap="2" align="center" wrap="wrap" minWidth="0">
      <Box fontWeight="medium" minWidth="0" overflowWrap="anywhere">
        {isSet && isSecret ? (
          <>
            <span aria-hidden>••••••••</span>
            <Box srOnly>Secret</Box>
          </>
        ) : (
          toShownValue(isSet ? value : standard)
        )}
      </Box>
      {!isSet && <Badge colorPalette="gray">Default</Badge>}
    </Flex>
  )
}
