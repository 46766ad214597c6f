import { type EventHandler, on } from '@waymark/bus/consumer'
import {
  ApplicationChanged,
  AssessmentCompleted,
  type CategoryResult,
  GameFinished,
  PathProgressed,
  RecommendationsGenerated,
  ReportDelivered,
  ReportFailed,
  ReportReady,
  ReportRequested,
  ReportsClaimed,
  UserSkillChanged,
} from '@waymark/proto/waymark/events/v1/events'
import type { Context } from '../context.ts'
import { type ActivityText, addActivity, addNotification } from '../data/feed.ts'
import { publishLiveUpdate } from '../data/live-update.ts'
import { reportName, skillLevel } from '../domain/activity-words.ts'
import type { Prisma } from '../generated/client.ts'

type Tx = Prisma.TransactionClient
type Feed = {
  /** Empty for a guest's event, which is nobody's here. */
  userId: string
  activity?: ActivityText
  notification?: { title: string; text: string; link?: string }
  tags: readonly string[]
}

/** Events of the upstreams, as activity, notifications and the names of what open pages should read again. */
export function eventHandlers(context: Pick<Context, 'db' | 'mailer' | 'messages'>): EventHandler<Tx>[] {
  const feed = <E>(topic: string, type: string, payload: { fromJSON(data: unknown): E }, read: (event: E) => Feed) =>
    on<E, Tx>(topicOf(topic), type, payload, async (data, { event, tx }) => {
      const { userId, activity, notification, tags } = read(data)
      if (userId === '') return
      const at = new Date(event.occurredAt)
      if (activity) await addActivity(tx, { userId, at, ...activity })
      if (notification) await addNotification(tx, { userId, at, ...notification })
      await publishLiveUpdate(tx, { userId, tags })
    })

  return [
    feed('assessment', 'AssessmentCompleted', AssessmentCompleted, ({ userId }) => ({
      userId,
      activity: { type: 'assessment_complete', description: 'You completed an assessment' },
      tags: ['Assessments', 'Dashboard'],
    })),
    feed('assessment', 'RecommendationsGenerated', RecommendationsGenerated, ({ userId, count, refreshed }) => ({
      userId,
      ...(!refreshed && {
        activity: { type: 'recommendations', description: `We found ${count} career directions for you` },
        notification: {
          title: 'Your recommendations are ready',
          text: `${count} career directions, each with reasons for and against.`,
          link: '/recommendations',
        },
      }),
      tags: ['Recommendations', 'JobMatches', 'Dashboard', 'Notifications'],
    })),
    feed('report', 'ReportRequested', ReportRequested, ({ userId, reportType }) => ({
      userId,
      activity: { type: 'report', description: `You asked for your ${reportName(reportType)} report` },
      tags: ['Reports', 'Dashboard'],
    })),
    feed('report', 'ReportReady', ReportReady, ({ userId, reportId, reportType, pages }) => ({
      userId,
      activity: { type: 'report', description: `Your ${reportName(reportType)} report was finished` },
      notification: {
        title: 'Your report is ready',
        text: `${reportName(reportType)}, ${pages} pages.`,
        link: `/reports/${encodeURIComponent(reportId)}`,
      },
      tags: ['Reports', 'Dashboard', 'Notifications'],
    })),
    feed('report', 'ReportDelivered', ReportDelivered, ({ userId }) => ({ userId, tags: ['Reports'] })),
    feed('report', 'ReportFailed', ReportFailed, ({ userId }) => ({
      userId,
      notification: {
        title: 'Your report could not be finished',
        text: 'Your answers are safe. You can start it again from your reports.',
        link: '/reports',
      },
      tags: ['Reports', 'Dashboard', 'Notifications'],
    })),
    on<ReportsClaimed, Tx>(topicOf('report'), 'ReportsClaimed', ReportsClaimed, async ({ userId, reportIds }, { event, tx }) => {
      const at = new Date(event.occurredAt)
      const count = reportIds.length
      const what = count === 1 ? 'A report that you made as a guest was' : `${count} reports that you made as a guest were`
      await addActivity(tx, { userId, at, type: 'report', description: `${what} added to your account` })
      await publishLiveUpdate(tx, { userId, tags: ['Reports', 'Dashboard'] })
      // The owner of the address hears of it, whoever pressed the button. Should the event come twice, so does the mail.
      const owner = await tx.userAccount.findUnique({ where: { id: userId } })
      if (owner) context.mailer.send(owner.email, context.messages.reportsClaimed(owner, count))
    }),
    feed('skills', 'UserSkillChanged', UserSkillChanged, (event) => ({
      userId: event.userId,
      // What a quiz or a project shows is told by their own events.
      ...(!event.evidence && { activity: skillLine(event) }),
      tags: ['Skills', 'Dashboard', 'Recommendations', 'JobMatches'],
    })),
    feed('jobs', 'ApplicationChanged', ApplicationChanged, ({ userId, jobId, status }) => ({
      userId,
      activity: {
        type: 'job_match',
        description: status === 'removed' ? 'You removed a job application' : 'You updated a job application',
        subject: jobId,
      },
      tags: ['Applications', 'Dashboard'],
    })),
    feed('learning', 'PathProgressed', PathProgressed, ({ userId, pathId, progress }) => ({
      userId,
      activity: {
        type: 'learning',
        description: progress >= 100 ? 'You completed a learning path' : `You moved a learning path to ${progress}%`,
        subject: pathId,
        named: progress >= 100 ? 'You completed “{name}”' : `“{name}” is at ${progress}%`,
      },
      tags: ['LearningPaths', 'Dashboard'],
    })),
    feed('game', 'GameFinished', GameFinished, ({ userId, results }) => ({
      userId,
      activity: { type: 'game', description: `Skills Challenge finished: ${scoreOf(results)}` },
      tags: ['Game', 'Dashboard'],
    })),
  ]
}

function topicOf(service: string): string {
  return `waymark.${service}.v1`
}

function skillLine({ skillId, proficiencyLevel, unrated }: UserSkillChanged): ActivityText {
  const removed = proficiencyLevel === 0 && !unrated
  return {
    type: 'skill_update',
    description: removed ? 'You removed a skill' : 'You updated a skill',
    subject: skillId,
    ...(!removed && { named: unrated ? '{name} added to your skills' : `{name} set to ${skillLevel(proficiencyLevel)}` }),
  }
}

function scoreOf(results: readonly CategoryResult[]): string {
  const sum = (of: 'correct' | 'total') => results.reduce((so, result) => so + result[of], 0)
  return `${sum('correct')} of ${sum('total')}`
}
