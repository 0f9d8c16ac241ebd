import type { ReviewSummary, StoredReview } from '../../reviews/review.service'

const LOCALE = 'en_US'
const RATING_RANGE = 5

/** Converts a review for display, without the author's email address. */
export function toReview(review: StoredReview) {
  const { helpful, unhelpful } = review
  const feedback = helpful + unhelpful
  return {
    Id: review.id,
    CID: review.id,
    SourceClient: 'praline',
    ProductId: review.product_id,
    Rating: review.rating,
    RatingRange: RATING_RANGE,
    Title: review.title === '' ? null : review.title,
    ReviewText: review.body,
    UserNickname: review.nickname,
    UserLocation: review.location === '' ? null : review.location,
    AuthorId: review.author_id,
    SubmissionTime: review.submitted_at.toISOString(),
    LastModificationTime: review.changed_at.toISOString(),
    LastModeratedTime: review.changed_at.toISOString(),
    IsRecommended: review.is_recommended,
    IsRatingsOnly: review.body === '',
    IsFeatured: review.is_featured,
    IsSyndicated: false,
    ModerationStatus: review.status,
    Helpfulness: feedback === 0 ? null : helpful / feedback,
    TotalFeedbackCount: feedback,
    TotalPositiveFeedbackCount: helpful,
    TotalNegativeFeedbackCount: unhelpful,
    TotalCommentCount: 0,
    TotalClientResponseCount: review.responses.length,
    ClientResponses: review.responses.map(({ department, name, text, respondedAt }) => ({
      Department: department,
      Name: name,
      Response: text,
      ResponseType: null,
      ResponseSource: null,
      Date: respondedAt,
    })),
    ContentLocale: LOCALE,
    Badges: {},
    BadgesOrder: [],
    Photos: [],
    Videos: [],
    SecondaryRatings: {},
    SecondaryRatingsOrder: [],
    ContextDataValues: {},
    ContextDataValuesOrder: [],
    TagDimensions: {},
    AdditionalFields: {},
    CommentIds: [],
    ProductRecommendationIds: [],
    CampaignId: null,
    Pros: null,
    Cons: null,
  }
}

export function toStatistics(summary: ReviewSummary | undefined) {
  const count = summary?.review_count ?? 0
  return {
    TotalReviewCount: count,
    RatingsOnlyReviewCount: summary?.ratings_only_count ?? 0,
    AverageOverallRating: summary && count > 0 ? summary.rating_sum / count : null,
    OverallRatingRange: RATING_RANGE,
    RatingDistribution: (summary?.rating_counts ?? [])
      .map((Count, at) => ({ RatingValue: at + 1, Count }))
      .filter(({ Count }) => Count > 0)
      .reverse(),
    RecommendedCount: summary?.recommended_count ?? 0,
    NotRecommendedCount: summary?.not_recommended_count ?? 0,
    HelpfulVoteCount: summary?.helpful_count ?? 0,
    NotHelpfulVoteCount: summary?.unhelpful_count ?? 0,
    FeaturedReviewCount: 0,
    FirstSubmissionTime: summary?.first_at?.toISOString() ?? null,
    LastSubmissionTime: summary?.last_at?.toISOString() ?? null,
    SecondaryRatingsAverages: {},
    SecondaryRatingsAveragesOrder: [],
  }
}

export function toProduct(
  { id, name }: { id: string; name: string },
  summary: ReviewSummary | undefined,
  withStatistics: boolean,
) {
  const statistics = toStatistics(summary)
  return {
    Id: id,
    Name: name,
    Attributes: {},
    AttributesOrder: [],
    TotalReviewCount: statistics.TotalReviewCount,
    ...(withStatistics && { ReviewStatistics: statistics }),
  }
}

export interface Listed {
  limit: number
  offset: number
  total: number
  results: readonly unknown[]
  includes?: Readonly<Record<string, unknown>>
}

export function toEnvelope({ limit, offset, total, results, includes = {} }: Listed) {
  return {
    Limit: limit,
    Offset: offset,
    TotalResults: total,
    Locale: LOCALE,
    Results: results,
    Includes: includes,
    HasErrors: false,
    Errors: [],
  }
}

export function toErrorEnvelope(code: string, message: string) {
  return {
    ...toEnvelope({ limit: 0, offset: 0, total: 0, results: [] }),
    HasErrors: true,
    Errors: [{ Message: message, Code: code }],
  }
}

export function toSubmissionAnswer(answer: Readonly<Record<string, unknown>>) {
  return { Locale: LOCALE, Form: [], FormErrors: {}, HasErrors: false, Errors: [], ...answer }
}
