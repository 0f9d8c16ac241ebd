/**
 * What an exported archive does not contain: a table, or `table.column`, and why not. Every other
 * column is in the archive, and the same in a shop that imports it.
 */
export const NOT_EXPORTED: Readonly<Record<string, string>> = {
  ...because('belongs to sessions and logins, which begin anew in another shop', [
    ...['account_token', 'authorization_code', 'captcha_challenge', 'known_device'],
    ...['local_session', 'login_attempt', 'operator_session', 'passkey', 'passkey_challenge'],
    ...['operator_passkey', 'operator_recovery_code', 'operator_token'],
    ...['passkey_user', 'refresh_token', 'shopper_context'],
    ...['shopper_session', 'signing_key', 'customer.previous_login_at'],
  ]),
  ...because('is under way: baskets, payments and mails are finished in the shop that began them', [
    ...['basket', 'basket_shown_total', 'open_refund', 'open_reversal', 'outbox_mail'],
    ...['card_gateway_key', 'card_gateway_payment', 'card_gateway_refund', 'card_gateway_token'],
    ...['card_gateway_removed_card', 'card_gateway_wallet_session', 'order_header.basket_id'],
    ...['order_header.authorising_since', 'pickup_question', 'pickup_tick', 'pickup_code'],
    ...['closed_pickup', 'order_proposal', 'phone_order'],
  ]),
  ...because('is the vault of the embedded gateway; saved cards name its tokens', [
    'card_gateway_stored_card',
  ]),
  ...because('is derived from other data', [
    ...['product_sales', 'product_sales_order', 'review_summary', 'search_document'],
    ...['search_change', 'search_touched'],
    ...['sale_backlog', 'sale_change', 'sale_day', 'sale_order', 'sale_site', 'sale_total'],
    ...['search_index', 'gift_certificate.code_hash', 'inventory.availability_xid'],
    'inventory_list.removal_xid',
    ...['figure', 'figure_backlog', 'figure_change', 'figure_site', 'order_figure'],
    'gift_card_movement',
  ]),
  ...because('counts what visitors do, which says nothing about the shop’s data', [
    ...['coupon_attempt', 'customer_event', 'page_speed_count', 'page_view_count', 'search_phrase'],
    ...['search_recent_phrase', 'shopper_activity'],
  ]),
  ...because('is about the engine itself: its operators, imports and migrations', [
    ...['archive_import', 'audit_entry', 'office_import', 'operator', 'review_import'],
    ...['schema_migration'],
  ]),
  ...because('belongs to the content studio and to reviews, which archives have no files for', [
    ...['content_edition', 'content_item', 'content_presence', 'content_snapshot'],
    ...['content_snapshot_item', 'content_version', 'media_picture', 'review', 'review_vote'],
    ...['content_replacement', 'content_replacement_version'],
  ]),
  ...because('has no place in the published schemas', [
    ...[
      'claim',
      'claim_photo',
      'consent_status',
      'customer.needs_verification',
      'gift_certificate_redemption',
    ],
    ...[
      'newsletter_subscription',
      'order_comment',
      'order_label',
      'order_print',
      'product_list.share_id',
    ],
    ...['service_case', 'service_case_answer'],
    ...['stock_notice', 'subscription', 'subscription_event', 'subscription_run'],
  ]),
  ...because('is a feed of its own in B2C Commerce, not a part of a site archive', [
    'coupon_redemption',
  ]),
  ...because('identifies a row in this database alone', [
    ...['customer.id', 'customer_payment_instrument.id', 'gift_certificate.id'],
    ...['product_list_item.id', 'gift_certificate.revision'],
  ]),
  ...because('is a secret that each engine creates itself', [
    ...['order_header.order_token', 'order_header.view_code'],
  ]),
  ...because('says when this database stored the row', [
    ...['customer.updated_at', 'customer.email_verified_at', 'customer_address.created_at'],
    ...['customer_address.updated_at', 'customer_payment_instrument.created_at'],
    ...['customer_payment_instrument.updated_at', 'product.changed_at', 'product.created_at'],
    ...['product_list.created_at', 'product_list.updated_at', 'product_list_item.created_at'],
    ...['product_list_item.updated_at', 'price_book.known_from', 'price_record'],
  ]),
}

function because(reason: string, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, reason]))
}
