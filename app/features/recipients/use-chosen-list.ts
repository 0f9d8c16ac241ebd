import { useState } from 'react'
import type { Basket } from '@/commerce-client/baskets'
import type { AppError } from '@/errors/app-error'
import { toAppError } from '@/errors/to-app-error'
import type { ImportProblem } from './import-people'
import { useListReader, type ReadList } from './use-list-reader'

export function useChosenList(basket: Basket) {
  const readFile = useListReader(basket)
  const [list, setList] = useState<ReadList>()
  const [isReading, setReading] = useState(false)
  const [readError, setReadError] = useState<AppError>()

  const read = async (file: File) => {
    setReadError(undefined)
    setList(undefined)
    setReading(true)
    try {
      setList(await readFile(file))
    } catch (error) {
      setReadError(toAppError(error))
    } finally {
      setReading(false)
    }
  }
  /** Replaces the list's errors with those found by the service. */
  const refuse = (problems: ImportProblem[]) =>
    setList((before) => before && { ...before, problems })

  return { list, isReading, readError, read, refuse }
}
