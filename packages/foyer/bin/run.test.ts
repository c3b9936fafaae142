import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { pathToFileURL } from 'node:url'
import { expect, it } from 'vitest'

const RUN = pathToFileURL(`${import.meta.dirname}/run.js`).href

/** Two steps in turn; the first one reports that it has begun, and ends normally on a signal. */
const TWO_STEPS = `
  import { runStep } from ${JSON.stringify(RUN)}
  const wait = "console.log('begun');process.on('SIGTERM',()=>process.exit(0));setInterval(()=>{},1e6)"
  try {
    await runStep(process.execPath, ['-e', wait])
    await runStep(process.execPath, ['-e', "console.log('second')"])
  } catch (error) {
    process.exitCode = error.exitCode
  }`

it('a signal ends the tests: the step that runs is told, and none follows', async () => {
  const child = spawn(process.execPath, ['--input-type=module', '-e', TWO_STEPS], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let said = ''
  child.stdout.on('data', (words: Buffer) => {
    said += words
    if (said.includes('begun')) child.kill('SIGTERM')
  })
  const [code] = await once(child, 'exit')
  expect([code, said.trim()]).toEqual([143, 'begun'])
})

/** Two at once: one prints its output at its end, and both end normally on a signal. */
const TWO_AT_ONCE = `
  import { runStep } from ${JSON.stringify(RUN)}
  const wait = (words) => "console.log('" + words + "');process.on('SIGTERM',()=>process.exit(0));setInterval(()=>{},1e6)"
  const quiet = runStep(process.execPath, ['-e', wait('kept')], {}, { quiet: true })
  const open = runStep(process.execPath, ['-e', wait('begun')])
  const ends = await Promise.allSettled([quiet, open])
  process.exitCode = ends.find(({ reason }) => reason).reason.exitCode`

it('what a quiet step says comes in one piece when it ends, by a signal too', async () => {
  const child = spawn(process.execPath, ['--input-type=module', '-e', TWO_AT_ONCE], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let said = ''
  child.stdout.on('data', (words: Buffer) => {
    said += words
    // The other step may not have begun yet, which does not matter here. Only once: a second signal could arrive while it ends.
    if (!child.killed && said.includes('begun')) child.kill('SIGTERM')
  })
  const [code] = await once(child, 'exit')
  expect(code).toBe(143)
  expect(said.startsWith('begun')).toBe(true)
})
