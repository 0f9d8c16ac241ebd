import { Box } from '@chakra-ui/react/box'
import { Stack } from '@chakra-ui/react/stack'
import type { ReactNode } from 'react'
import type { ExplainedCode, TriedCode } from '@contracts/promotion'
import { MomentText } from '../parts/moment-text'
import { SectionBox } from '../parts/section-box'

interface CodeProps {
  explained: ExplainedCode
  children?: ReactNode
}

function Code({ explained: { code, outcome, missing }, children }: CodeProps) {
  return (
    <Box overflowWrap="anywhere">
      Code <b>{code}</b>: {outcome}
      {children}
      {missing.map((text) => (
        <Box key={text} fontSize="sm" color="fg.muted">
          {text}
        </Box>
      ))}
    </Box>
  )
}

export function ExplainedCodes({ codes }: { codes: readonly ExplainedCode[] }) {
  // several codes of a coupon can have one text
  return codes.map((code, index) => <Code key={`${index} ${code.code}`} explained={code} />)
}

/** Codes that the shopper entered and that are not in the bag. */
export function TriedCodes({ tried }: { tried: readonly TriedCode[] }) {
  return (
    <SectionBox title="Other codes that were tried">
      <Stack as="ul" gap="3" listStyleType="none">
        {tried.map((one) => (
          <li key={`${one.code} ${one.at}`}>
            <Code explained={one}>
              {', '}
              <MomentText iso={one.at} />
              {one.attempts > 1 && `, the last of ${one.attempts} times`}
            </Code>
          </li>
        ))}
      </Stack>
    </SectionBox>
  )
}
