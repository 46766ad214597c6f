// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { demoAnswers } from '../../src/demo/answers.ts'
import { loadDemoFiles } from '../../src/demo/demo-files.ts'
import { createDemoWorld } from '../../src/demo/world.ts'
import { now, visitDemo } from '../support/demo-visit.ts'

/** A report in the demo: paid for, read and deleted. */
const demo = visitDemo({ demoAnswers, loadDemoFiles, createDemoWorld })
const { ask } = demo

describe('reports', () => {
  test('come, are paid and go', async () => {
    const { id } = await ask('saveDetailedAssessment', { body: { assessmentType: 'career_change' } })
    expect(demo.world.assessments[0]).toEqual({ id, assessmentType: 'career_change', status: 'completed', createdAt: now })
    expect(demo.world.typeOf.get(id)).toBe('career_change')
    expect(await ask('submitBasicAssessment', { body: { assessmentType: 'basic_career' } })).toEqual({
      id: 'new-2',
      status: 'started',
    })
    expect(await ask('listAssessments')).toHaveLength(3)
    const { reportId, status } = await ask('generateReport', { body: { reportType: 'ai_transition' } })
    expect([status, demo.world.reports[0]?.pages, demo.world.reports[0]?.reportType, demo.world.reports[0]?.readyAt]).toEqual([
      'ready',
      32,
      'ai_transition',
      now,
    ])
    await ask('generateReport', { body: { reportType: 'career_change' } })
    const params = { id: reportId, reportId }
    const progress = {
      reportId,
      status: 'ready',
      sections: [{ id: 'sample', title: 'A finished sample report', pageFrom: 1, pageTo: 32, state: 'done' }],
      done: 1,
      total: 1,
      pages: 32,
    }
    expect((await ask('getReport', { params })).progress).toEqual({ ...progress, paid: false })
    expect(await ask('completeReportPayment', { params, body: { paymentId: 'p' } })).toEqual({
      reportId,
      paymentId: 'p',
      paidAt: now,
    })
    expect((await ask('getReport', { params })).progress).toEqual({ ...progress, paid: true })
    expect(demo.world.reports.map(({ paid }) => paid)).toEqual([false, true])
    expect(await ask('getReportView', { params })).toMatchObject({
      id: reportId,
      reportType: 'ai_transition',
      createdAt: '2025-02-01T12:00:00.000Z',
      aiGenerated: false,
    })
    expect(await ask('deleteReport', { params })).toEqual({ id: reportId })
    expect((await ask('listReports')).total).toBe(1)
    expect([
      await ask('countClaimableReports'),
      await ask('claimReports'),
      await ask('getPayments'),
      await ask('getLanguageModel'),
    ]).toEqual([{ count: 0 }, { claimed: [] }, { payments: 'placeholder' }, {}])
  })
})
