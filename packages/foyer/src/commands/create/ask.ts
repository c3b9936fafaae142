import { createInterface } from 'node:readline/promises'
import { SetupError } from '../../house/setup-error.ts'
import { type Answers, type Guess, QUESTIONS, type Question } from './answers.ts'

/** The answers of flags, by the name of the flag. */
export type Flags = Record<string, string | boolean | undefined>

/** One line of the person or the pipe; undefined where nothing more comes. */
export type NextLine = (prompt: string) => Promise<string | undefined>

interface Way {
  guess: Guess
  flags: Flags
  nextLine: NextLine
  /** Says what is wrong and asks again; without it a wrong answer ends the command. */
  complain?(sentence: string): void
}

/** Asks what the flags do not say. An empty answer, or none, takes what is offered. */
export async function ask({ guess, flags, nextLine, complain }: Way): Promise<Answers> {
  const answers: Partial<Answers> = {}
  for (const question of QUESTIONS) {
    const said = flags[question.flag]
    const value =
      said === undefined
        ? await askFor(question, { guess, nextLine, complain })
        : readOrRefuse(question, String(said))
    Object.assign(answers, { [question.key]: value })
  }
  return answers as Answers
}

async function askFor(question: Question, { guess, nextLine, complain }: Omit<Way, 'flags'>) {
  const offered = question.offer(guess)
  const prompt = `${question.ask}${offered && ` [${offered}]`} `
  while (true) {
    const line = await nextLine(prompt)
    const given = line?.trim() || offered
    // Nobody answers any more, so asking again would never end.
    if (!complain || line === undefined) return readOrRefuse(question, given)
    const read = question.read(given)
    if ('value' in read) return read.value
    complain(read.refused)
  }
}

function readOrRefuse(question: Question, given: string) {
  const read = question.read(given.trim())
  if ('refused' in read) throw new SetupError(read.refused)
  return read.value
}

/** The lines of a terminal, with questions, or of a pipe, without. */
export function linesOf(input: NodeJS.ReadStream): { nextLine: NextLine; close(): void } {
  const isTerminal = Boolean(input.isTTY)
  const lines = createInterface({ input, ...(isTerminal && { output: process.stdout }) })
  if (isTerminal) {
    // Ctrl+D ends the questions: what is left takes its default.
    const ended = new Promise<undefined>((resolve) => lines.once('close', () => resolve(undefined)))
    let isOver = false
    lines.once('close', () => {
      isOver = true
    })
    const nextLine: NextLine = async (prompt) =>
      isOver ? undefined : Promise.race([lines.question(`  ${prompt}`), ended])
    return { nextLine, close: () => lines.close() }
  }
  const iterator = lines[Symbol.asyncIterator]()
  return {
    nextLine: async () => {
      const { done, value } = await iterator.next()
      return done ? undefined : value
    },
    close: () => lines.close(),
  }
}
