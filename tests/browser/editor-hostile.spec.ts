import { expect, test } from '../support/browser.ts'
import {
  addBlock,
  beginPage,
  documentAt,
  emptyPage,
  expectSaved,
  expectWriting,
  openEditor,
  write,
} from '../support/editor.ts'
import { everyModule } from '../support/every-module.ts'
import { HOSTILE_HTML } from '../support/hostile-html.ts'
import { VECTORS } from '../support/hostile-page.ts'

// The browser writes violations of the policy to its console; the test checks that nothing runs or loads.
test.use({ allowedProblems: [/Content Security Policy|status of 400/] })

/** The number of vectors on one page: a page for each would take too long. */
const AT_ONCE = 5

const hurt = () => (window as { hurt?: unknown }).hurt

test('quality, Security: hostile HTML that is pasted or typed runs nowhere: not while writing, not stored, not for visitors', async ({
  page,
  context,
  login,
}) => {
  test.setTimeout(180_000)
  const made = await beginPage({ page, context, login }, 'hostile')
  await addBlock(page, 'text')
  await expectWriting(page)
  for (const [way, vectors] of Object.entries(HOSTILE_HTML)) {
    await page.locator('[data-words][contenteditable]:focus').evaluate((text, html) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/html', html)
      text.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    }, vectors.slice(0, 60).join(' '))
    expect(await page.evaluate(hurt), way).toBeUndefined()
  }
  await expect(page.locator('[data-module] :is(script, iframe, svg, img, style, form, input)')).toHaveCount(0)
  // The text is too long to be saved now: after a reload the stored text is shown again, and still nothing runs.
  await page.reload()
  await expect(page.locator('[data-module]')).toHaveCount(1)
  expect(await page.evaluate(hurt)).toBeUndefined()
  await page.keyboard.press('Control+z')
  await page.keyboard.press('Control+z')

  await addBlock(page, 'headline')
  await expectWriting(page)
  const words = '<img src=x onerror="window.hurt=1"><script>window.hurt=1</script>'
  await page.keyboard.insertText(words)
  await addBlock(page, 'faq')
  await expectWriting(page)
  await page.keyboard.insertText(words)
  await page.keyboard.press('Escape')
  await expect
    .poll(async () => JSON.stringify(await documentAt(context.request, made.document)))
    .toContain('onerror')
  expect(await page.evaluate(hurt)).toBeUndefined()
  await page.goto(made.path)
  await page.mouse.move(4, 4)
  expect(await page.evaluate(hurt)).toBeUndefined()
  await expect(page.locator('main img[src="x"]')).toHaveCount(0)
})

test('quality, Security: an embed of a provider that is not listed is refused at the field', async ({
  page,
  context,
  login,
}) => {
  const made = await beginPage({ page, context, login }, 'embeds')
  await addBlock(page, 'audio')
  const panel = page.locator('[data-panel]')
  await panel
    .getByLabel('Code oder Adresse')
    .fill('<iframe src="https://evil.example/spotify.com" onload="window.hurt=1"></iframe>')
  await expect(page.locator('[data-save-state]')).toHaveAttribute('data-save-state', 'kept')
  await expect(panel.getByLabel('Code oder Adresse')).toHaveAttribute('aria-invalid', 'true')
  expect(await page.evaluate(hurt)).toBeUndefined()
  await page.keyboard.press('Control+Shift+Backspace')
  await expectSaved(page)
  expect((await documentAt(context.request, made.document)).modules).toEqual([])
})

test.describe('without the policy of the site', () => {
  // The policy is the second protection; here the first is tested alone.
  test.use({
    bypassCSP: true,
    allowedProblems: [/status of (400|404|409)|srcset|ERR_|Failed to load resource/],
  })

  test('quality, Security: what is stored in any field of any module runs nowhere in the editor: not on the page, not in its forms', async ({
    page,
    context,
    login,
  }) => {
    test.setTimeout(600_000)
    await login('admin')
    const asked: string[] = []
    page.on('request', (request) => /evil\.example/.test(request.url()) && asked.push(request.url()))
    for (let first = 0; first < VECTORS.length; first += AT_ONCE) {
      const vectors = VECTORS.slice(first, first + AT_ONCE)
      const made = await emptyPage(context, 'stored')
      for (const [place, vector] of vectors.entries())
        await write(context, made, everyModule(vector, `v${place}`))
      await openEditor(page, made.path)
      await page.keyboard.press('Control+e')
      // Loads the code of the forms.
      await page.locator('main [data-module]').first().dispatchEvent('pointerdown')
      await expect(page.locator('[data-panel] h2')).toBeVisible()
      const forms = await page.evaluate(async () => {
        const seen: string[] = []
        for (const block of document.querySelectorAll<HTMLElement>('main [data-module]')) {
          block.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
          await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
          seen.push(document.querySelector('[data-panel] h2')?.textContent ?? '')
        }
        return new Set(seen).size
      })
      const tried = vectors.join('\n')
      expect(forms, tried).toBeGreaterThan(15)
      expect(await page.evaluate(hurt), tried).toBeUndefined()
      // No link has the address of a script, which a click would run.
      const links = await page.evaluate(() =>
        [...document.querySelectorAll<HTMLAnchorElement>('main a[href], [data-panel] a[href]')].flatMap(
          ({ href }) => (/^(https?|mailto|tel):/.test(href) ? [] : [href]),
        ),
      )
      expect(links, tried).toEqual([])
    }
    expect(asked).toEqual([])
  })

  test('quality, Security: hostile text pasted into any words of any module runs nowhere', async ({
    page,
    context,
    login,
  }) => {
    test.setTimeout(300_000)
    await login('admin')
    const made = await emptyPage(context, 'pasted')
    const modules = everyModule()
    await write(context, made, modules)
    await openEditor(page, made.path)
    const fields = page.locator('[data-words]')
    await expect(fields.first()).toBeVisible()
    const pasted = await fields.evaluateAll((all, vectors) => {
      const seen: string[] = []
      for (const one of all as HTMLElement[]) {
        one.focus()
        for (const vector of vectors) {
          const target = (document.activeElement ?? one) as HTMLElement
          const clipboardData = new DataTransfer()
          clipboardData.setData('text/html', vector)
          clipboardData.setData('text/plain', vector)
          const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
          // If no handler takes the event, the browser inserts the text.
          if (target.dispatchEvent(event)) document.execCommand('insertText', false, vector)
        }
        seen.push(one.dataset.words ?? '')
      }
      return seen
    }, VECTORS)
    // The number of modules with text on the page; a new module may add to it.
    expect(new Set(pasted).size, pasted.join()).toBeGreaterThanOrEqual(24)
    expect(await page.evaluate(hurt)).toBeUndefined()
    await page.reload()
    await expect(fields.first()).toBeVisible()
    expect(await page.evaluate(hurt), 'kept here, and shown again').toBeUndefined()
    await page.goto(made.path)
    await page.mouse.move(4, 4)
    expect(await page.evaluate(hurt), 'as it is stored').toBeUndefined()
  })
})
