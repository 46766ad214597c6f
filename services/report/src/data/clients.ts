import type {
  CorrectAssessmentRequest,
  CorrectAssessmentResponse,
  GetAssessmentRequest,
  GetAssessmentResponse,
} from '@waymark/proto/waymark/assessment/v1/assessment'
import type {
  AdmitMailRequest,
  AdmitMailResponse,
  GetUserRequest,
  GetUserResponse,
  StopMailRequest,
  StopMailResponse,
} from '@waymark/proto/waymark/identity/v1/identity'
import type {
  DoorsOpenedRequest,
  DoorsOpenedResponse,
  GapRequest,
  GapResponse,
  GetOccupationsRequest,
  GetOccupationsResponse,
  RankRequest,
  RankResponse,
  SteppingStonesRequest,
  SteppingStonesResponse,
} from '@waymark/proto/waymark/skills/v1/skills'

/** What this service asks of its siblings. Every call has a deadline; a sibling that is away is an AppError `unavailable`. */
export type Clients = {
  assessment: {
    getAssessment(request: GetAssessmentRequest): Promise<GetAssessmentResponse>
    correctAssessment(request: CorrectAssessmentRequest): Promise<CorrectAssessmentResponse>
  }
  identity: {
    getUser(request: GetUserRequest): Promise<GetUserResponse>
    admitMail(request: AdmitMailRequest): Promise<AdmitMailResponse>
    stopMail(request: StopMailRequest): Promise<StopMailResponse>
  }
  skills: {
    rank(request: RankRequest): Promise<RankResponse>
    getOccupations(request: GetOccupationsRequest): Promise<GetOccupationsResponse>
    gap(request: GapRequest): Promise<GapResponse>
    steppingStones(request: SteppingStonesRequest): Promise<SteppingStonesResponse>
    doorsOpened(request: DoorsOpenedRequest): Promise<DoorsOpenedResponse>
  }
}
