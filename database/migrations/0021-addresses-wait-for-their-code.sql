-- An e-mail address typed at registration was never proved, yet codes went to it: it waits for one like a changed address does.
-- One that a code has proved stays, and so do the demo network's, at a domain where nobody reads.
update accounts a set email_wanted = coalesce(a.email_wanted, a.email), email = null
where a.email is not null and a.email not like '%@example.com'
  and exists (select 1 from consents c where c.account_id = a.id and c.channel = 'register')
  and not exists (select 1 from otp_requests r
    where r.mobile = a.mobile and r.purpose = 'email' and r.used_at is not null and r.gateway_token = a.email);
