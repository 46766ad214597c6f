import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readFigure } from './read-figure.ts'
import { figuresFolder } from './record.ts'
import { scoreboardRows, scoreboardText } from './rows.ts'

/** `make scoreboard`: every promise, its target, and what the newest run that measured it left. Also written as Markdown. */
const files = existsSync(figuresFolder) ? readdirSync(figuresFolder).filter((name) => name.endsWith('.json')) : []
const figures = files.map((name) => readFigure(readFileSync(join(figuresFolder, name), 'utf8'), name))
const text = scoreboardText(scoreboardRows(figures))
console.log(text)
writeFileSync(join(figuresFolder, '../scoreboard.md'), text)
