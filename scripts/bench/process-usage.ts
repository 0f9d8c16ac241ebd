import { readdirSync, readFileSync } from 'node:fs'

const MS_PER_TICK = 10

/** Resident memory in megabytes; 0 if unknown. */
export function residentMegabytes(pid: number | undefined): number {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readProcess(pid, 'status')) ?? []
  return Math.round(Number(kilobytes ?? 0) / 1024)
}

/** User and system time of a process, in milliseconds; 0 if unknown. */
export function processorMilliseconds(pid: number | undefined): number {
  const fields = readStat(pid)
  return (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) * MS_PER_TICK
}

export function processorMillisecondsOfTree(pid: number | undefined): number {
  if (pid === undefined) return 0
  const fields = readStat(pid)
  const ended = (Number(fields[13] ?? 0) + Number(fields[14] ?? 0)) * MS_PER_TICK
  const running = childrenOf(pid).reduce((sum, child) => sum + processorMilliseconds(child), 0)
  return processorMilliseconds(pid) + ended + running
}

function childrenOf(pid: number): number[] {
  try {
    return readdirSync('/proc')
      .map(Number)
      .filter((one) => Number.isInteger(one) && Number(readStat(one)[1]) === pid)
  } catch {
    return []
  }
}

/** Returns the ids of this process's children that run an executable, e.g. `postgres`. */
export function ownChildrenNamed(name: string): number[] {
  return childrenOf(process.pid).filter((pid) => readProcess(pid, 'comm').trim() === name)
}

// the fields after the name in brackets: state, parent, …; the 12th and 13th are user and system
// time, the 14th and 15th those of children that have ended
function readStat(pid: number | undefined): string[] {
  return readProcess(pid, 'stat').split(') ')[1]?.split(' ') ?? []
}

// without /proc (macOS) the values are unknown
function readProcess(pid: number | undefined, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8')
  } catch {
    return ''
  }
}
